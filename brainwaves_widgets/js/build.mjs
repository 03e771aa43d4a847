// Bundles every widget's folder into one self-contained module and one style sheet:
// js/goose/index.ts and index.css become static/goose.js and static/goose.css.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, "..", "static");
const notices = "LICENSES.txt";

const entryPoints = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !["core", "node_modules"].includes(entry.name))
  .flatMap(({ name }) => [
    { in: join(here, name, "index.ts"), out: name },
    { in: join(here, name, "index.css"), out: name },
  ])
  .filter((entry) => existsSync(entry.in));

/** Changes files as they are read. */
const reading = (name, filter, change) => ({
  name,
  setup({ onLoad }) {
    onLoad({ filter }, ({ path }) => ({ contents: change(readFileSync(path, "utf8")), loader: "default" }));
  },
});

const palette = JSON.parse(readFileSync(join(here, "..", "art", "palette.json"), "utf8"));
/** Style sheets name the colours of the palette, as in `palette(light.ink)`. */
const colours = reading("colours", /\.css$/, (css) =>
  css.replace(/palette\(([\w.]+)\)/g, (_, name) => {
    const colour = name.split(".").reduce((part, key) => part?.[key], palette);
    if (typeof colour !== "string") throw new Error(`art/palette.json has no colour ${name}`);
    return colour;
  }),
);
/** What of Konva nobody here uses: caches, filters, copies, pictures of pictures, hidden ones to touch, and its own dragging. */
const UNUSED = {
  Canvas: "toDataURL",
  Container: "_generalFind clone drawHit find findOne getAllIntersections getClientRect removeChildren toObject",
  Context: "_applyShadow _enableTrace _getFillPattern _strokeLinearGradient _trace clearTrace createImageData createPattern getTrace isPointInPath",
  Factory: "afterSetFilter backCompat",
  Layer: "_getIntersection _toKonvaCanvas createPNGStream disableHitGraph drawHit enableHitGraph getHitGraphEnabled getIntersection moveDown moveToBottom moveUp setHitGraphEnabled toggleHitCanvas",
  Node:
    "_addSubtreeObserver _beginUpdateBatch _clearTransform _createDragElement _createNode _dragChange _dragCleanup _drawCachedHitCanvas " +
    "_drawCachedSceneCanvas _getCachedSceneCanvas _getCachedSceneRect _isMatch _listenDrag _removeSubtreeObserver " +
    "_runAfterUpdateBatch _setDragPosition _setTransform _toKonvaCanvas _transformedRect addName cache clone dispatchEvent " +
    "findAncestor findAncestors getAbsolutePosition getAbsoluteRotation getAbsoluteScale getAbsoluteZIndex getAncestors getDepth getDragDistance " +
    "getRelativePointerPosition hasName isClientRectOnScreen move moveDown moveToBottom moveUp removeName setAbsolutePosition setDraggable " +
    "startDrag stopDrag toBlob toCanvas toDataURL toImage toJSON toObject",
  Shape: "__getFillPattern __getLinearGradient __getRadialGradient _getSelfRectForDrawing _getShadowRGBA _getStrokePadding drawHit drawHitFromCache getClientRect getSelfRect getShadowRGBA getStrokeHitEnabled intersects setStrokeHitEnabled",
  Stage: "_toKonvaCanvas cache clone",
  Util:
    "_assign _cloneValue _cornerRadii _getPointsRect _getProjectionToLine _getProjectionToSegment _getTransformedRect " +
    "_hex3ColorToRGBA _hex4ColorToRGBA _hex6ColorToRGBA _hex8ColorToRGBA _hslColorToRGBA _inRange _namedColorToRBA _prepareArrayForTween " +
    "_hexToRgb _rgbColorToRGBA _sign _urlToImage cloneArray colorToRGBA createImageElement decompose degToRad drawRoundedPolygonPath " +
    "drawRoundedRectPath getRGB getSnappedHexColor haveIntersection isInvertible isValidSelector",
};
/** Take methods out of a module's code. */
function without(code, methods) {
  return methods.split(" ").reduce((rest, name) => {
    const less = rest.replace(new RegExp(`^    (static )?${name}\\(.*\\{\\n[^]*?\\n    \\},?\\n`, "m"), "");
    if (less === rest) throw new Error(`Konva has no ${name} any more: take it out of build.mjs`);
    return less;
  }, code);
}
const leaner = Object.entries(UNUSED).map(([name, methods]) =>
  reading(`lean ${name}`, new RegExp(`konva/lib/${name}\\.js$`), (code) =>
    without(name === "Util" ? nameless(code) : ["Node", "Shape"].includes(name) ? plain(code) : code, methods),
  ),
);
/** Shapes are filled with one colour: where patterns and gradients begin and end, and old names, nobody asks. */
function plain(code) {
  const asked = /^Factory\.(backCompat\(|add\w*GetterSetter\(Shape, '(fillPattern(?!Image)|\w+Gradient(Start|End)))[^;]*;\n/gm;
  const less = code.replace(asked, "");
  if (less === code) throw new Error("Konva has no patterns and gradients any more: take this out of build.mjs");
  return less;
}
/** Konva's names of colours weigh 1.5 kB; it needs them for filters and tweens. */
function nameless(code) {
  const less = code.replace(/COLORS = \{[^}]*\}/, "COLORS = {}");
  if (less === code) throw new Error("Konva has no table of colours any more: take this out of build.mjs");
  return less;
}

/** Our stage follows pointers itself, so Konva has nothing to drag, and no window to listen to. */
const undragged = reading(
  "no dragging",
  /konva\/lib\/DragAndDrop\.js$/,
  () => "export const DD = { isDragging: false, node: undefined, _dragElements: new Map(), _listenToWindow() {} };",
);

/** What Konva warns of only where its code is not minified. */
const unwarned = reading("no warnings", /konva\/lib\/Validators\.js$/, (code) => code.replaceAll("Konva.isUnminified", "false"));

const { metafile, outputFiles } = await build({
  absWorkingDir: here,
  entryPoints,
  outdir: target,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  legalComments: "eof",
  loader: { ".svg": "text" },
  plugins: [colours, undragged, unwarned, ...leaner],
  metafile: true,
  write: false,
});

/** The packages whose code is in the given bundle, as { folder, name, version, license }. */
function packagesIn(inputs) {
  const names = Object.keys(inputs).flatMap(
    (path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(path)?.[1] ?? [],
  );
  return [...new Set(names)].sort().map((name) => {
    const folder = join(here, "node_modules", name);
    return { folder, ...JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) };
  });
}

function licenceOf({ folder, name, version }) {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} is bundled but comes without a licence text`);
  return `${name} ${version}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
}

// Nothing is written before all of it is known to build, so that a failure leaves the last good one.
mkdirSync(target, { recursive: true });
const made = new Set([notices]);
for (const file of outputFiles) {
  const name = basename(file.path);
  const output = Object.entries(metafile.outputs).find(([path]) => basename(path) === name)[1];
  const origins = packagesIn(output.inputs).map((p) => `${p.name} ${p.version} (${p.license})`);
  const credit = origins.length > 0 ? `/*! Includes ${origins.join(", ")}. */\n` : "";
  const text = file.text + credit;
  writeFileSync(join(target, name), text);
  made.add(name);
  console.log(`${name.padEnd(16)}${(gzipSync(text).length / 1000).toFixed(1).padStart(7)} kB gzipped`);
}
for (const old of readdirSync(target).filter((name) => !made.has(name))) rmSync(join(target, old));
// Last, because make takes this file for the sign that all is built.
writeFileSync(join(target, notices), packagesIn(metafile.inputs).map(licenceOf).join("\n\n"));
