/** Whether an element is visible, on the screen and on a page that is not hidden; and how it comes into view. */

/** How much of it must be on the screen. */
const SHARE = 0.2;
/** How much of it is enough to leave the page where it is. */
const MOST = 0.75;

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

/** Scroll to the top of an element, once it is laid out, unless the top and most of it can be seen already. */
export function bringIntoView(element: Element): void {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    const { boundingClientRect: whole, intersectionRect: seen } = entries.at(-1) as IntersectionObserverEntry;
    const hasTop = seen.height > 0 && seen.top <= whole.top + 1;
    if (!hasTop || seen.height < MOST * whole.height) element.scrollIntoView({ block: "start" });
  });
  observer.observe(element);
}

/** Do something once people have seen the next frame. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => window.setTimeout(act));
}
