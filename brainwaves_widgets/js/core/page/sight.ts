/** Whether an element is visible: on the screen, and on a page that is not hidden. */

/** How much of it must be on the screen. */
const SHARE = 0.2;

/** Call `tell` whenever it becomes visible or hidden; return a function that stops this. */
export function onSight(target: Element, tell: (isSeen: boolean) => void): () => void {
  let isNear = false;
  const look = () => tell(isNear && document.visibilityState === "visible");
  const observer = new IntersectionObserver(
    (entries) => {
      isNear = (entries.at(-1)?.intersectionRatio ?? 0) >= SHARE;
      look();
    },
    { threshold: SHARE },
  );
  observer.observe(target);
  document.addEventListener("visibilitychange", look);
  return () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", look);
    tell(false);
  };
}
