// Plugins for JupyterLab: a cell that is run before its kernel is there waits for it, and our notebook
// begins by itself.
//
// Lab by itself forgets such a Shift+Enter, or asks which kernel to take. The first plugin takes the
// place of Lab's own cell executor and calls it once the notebook's session is ready. They are written
// by hand in the form that Lab loads extensions in (a webpack container), so that nothing has to be
// built.

const LONGEST_WAIT = 60_000; // a notebook may be meant to have no kernel
const LOBBY = "import brainwaves_widgets as bw\n\nlobby = bw.lobby()\nlobby";
const settled = new WeakSet();

async function ready(sessionContext) {
  if (settled.has(sessionContext)) return;
  let timer;
  const long = new Promise((done) => { timer = setTimeout(done, LONGEST_WAIT); });
  await Promise.race([sessionContext.ready, long]);
  clearTimeout(timer);
  settled.add(sessionContext);
}

function waiting({ INotebookCellExecutor, runCell }) {
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

// Only the cell that shows the lobby is ever run, and only if its text is exactly ours: whoever wrote
// the notebook, nothing else of it runs. A kernel that has widgets already is left alone, so that a page
// that is loaded again goes on with the game that is played there.
function opening({ INotebookTracker, NotebookActions }) {
  const begin = async ({ content, sessionContext, context }) => {
    await Promise.all([context.ready, sessionContext.ready]);
    const index = content.widgets.findIndex(({ model }) => model.type === "code");
    const kernel = sessionContext.session?.kernel;
    if (!kernel || content.widgets[index]?.model.sharedModel.getSource().trim() !== LOBBY) return;
    const { content: known } = await kernel.requestCommInfo({ target_name: "jupyter.widget" });
    if (Object.keys(known.comms ?? {}).length) return;
    await NotebookActions.runCells(content, [content.widgets[index]], sessionContext);
  };
  return {
    id: "brainwaves-widgets:open-the-lobby",
    autoStart: true,
    requires: [INotebookTracker],
    activate: (_app, tracker) => void tracker.widgetAdded.connect((_sender, panel) => void begin(panel)),
  };
}

let shared;
(window._JUPYTERLAB ??= {})["brainwaves-widgets"] = {
  init: (scope) => { shared = scope; },
  get: async () => {
    const [version] = Object.values(shared["@jupyterlab/notebook"]); // Lab has exactly one
    const notebook = (await version.get())();
    return () => [waiting(notebook), opening(notebook)];
  },
};
