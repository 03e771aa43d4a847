import { readFileSync } from "node:fs";

/** Gives the tests pictures as text, as the bundle does (build.mjs). */
const svgAsText = {
  name: "svg-as-text",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".svg")) return undefined;
    return `export default ${JSON.stringify(readFileSync(id, "utf8"))};`;
  },
};

export default {
  plugins: [svgAsText],
  test: { include: ["*/**/*.test.ts"], maxWorkers: 2, testTimeout: 60_000 }, // a busy machine is slow, not wrong
};
