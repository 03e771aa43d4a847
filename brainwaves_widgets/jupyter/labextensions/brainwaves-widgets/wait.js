// A plugin for JupyterLab: a cell that is run before its kernel is there waits for it.
//
// Lab by itself forgets such a Shift+Enter, or asks which kernel to take. The plugin takes the place of
// Lab's own cell executor and calls it once the notebook's session is ready. It is written by hand in
// the form that Lab loads extensions in (a webpack container), so that nothing has to be built.

const LONGEST_WAIT = 60_000; // a notebook may be meant to have no kernel
const settled = new WeakSet();

async function ready(sessionContext) {
  if (settled.has(sessionContext)) return;
  let timer;
  const long = new Promise((done) => { timer = setTimeout(done, LONGEST_WAIT); });
  await Promise.race([sessionContext.ready, long]);
  clearTimeout(timer);
  settled.add(sessionContext);
}

function plugin({ INotebookCellExecutor, runCell }) {
  const run = async (options) => {
    const { cell, sessionContext } = options;
    if (cell.model.type === "code" && sessionContext && !sessionContext.isReady) {
      cell.setPrompt("*");
      await ready(sessionContext);
    }
    return runCell(options);
  };
  return {
    id: "brainwaves-widgets:wait-for-the-kernel",
    autoStart: true,
    provides: INotebookCellExecutor,
    activate: () => Object.freeze({ runCell: run }),
  };
}

let shared;
(window._JUPYTERLAB ??= {})["brainwaves-widgets"] = {
  init: (scope) => { shared = scope; },
  get: async () => {
    const [version] = Object.values(shared["@jupyterlab/notebook"]); // Lab has exactly one
    const notebook = (await version.get())();
    return () => plugin(notebook);
  },
};
