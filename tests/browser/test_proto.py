import time, pytest
pytestmark = pytest.mark.browser
def test_a(open_notebook):
    for i in range(2):
        t=time.time()
        nb = open_notebook("import brainwaves_widgets as bw\ngame = bw.AstuteGoose(['Ann','Ben'], seed=3, show_seconds=60)\ngame", "game.seat('Ben')")
        print("open", time.time()-t)
        t=time.time()
        s = nb.screen(); b = nb.screen(1)
        print(s.ply, s.offers, b.offers, s.targets.keys(), s.view["phase"], time.time()-t)
        print(nb.ask("game.ply"))
        t=time.time()
        n=0
        while s.view["phase"]!="over" and n < 20:
            n+=1
            s.press(s.offers[0])
        print(n, time.time()-t, s.status.inner_text())
        t=time.time()
        n=0
        while s.view["phase"]!="over" and n < 6:
            n+=1
            s.click_on_canvas(s.scene["moves"][0]["label"])
        print(n, time.time()-t, s.status.inner_text())
        print(s.root.evaluate("r => [r.getBoundingClientRect().width, r.closest('.jp-OutputArea-output').getBoundingClientRect().width]"))
        print([f.kind or f.text[:100] for f in nb.wire.received][:20], nb.errors, nb.strangers)
