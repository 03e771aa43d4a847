/** Pictures are bundled as their text, see build.mjs. */
declare module "*.svg" {
  const svg: string;
  export default svg;
}
