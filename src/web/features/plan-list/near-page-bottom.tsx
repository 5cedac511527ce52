import { useEffect, useRef } from 'react';

/** Distance to the page's bottom, in pixels, at which the next plans are fetched. */
const NEAR_PX = 1000;

/** The footer is hidden while plans load: a link there would lose the focus. */
function isFooterInUse(): boolean {
  return document.activeElement?.closest('.site-footer') != null;
}

/** A marker at the end of a list; calls `onNear` once when the visitor sees it or comes near the page's bottom. */
export function NearPageBottom({ onNear }: Readonly<{ onNear: () => void }>) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mark = container.current;
    if (mark === null) return undefined;
    let observer: IntersectionObserver | null = null;
    const observe = () => {
      observer?.disconnect();
      // The footer is between this marker and the bottom.
      const below =
        document.documentElement.scrollHeight - window.scrollY - mark.getBoundingClientRect().bottom;
      observer = new IntersectionObserver(
        (entries, current) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting) || isFooterInUse()) return;
          current.disconnect();
          sizes.disconnect();
          onNear();
        },
        // No upper limit: one jump to the bottom of a small screen can leave the marker far above it. Never less than the
        // screen: on a phone the footer is higher than NEAR_PX.
        { rootMargin: `1000000px 0px ${Math.max(0, Math.round(NEAR_PX - below))}px` },
      );
      observer.observe(mark);
    };
    // The footer has an estimated height until it comes near the screen. Reports at once, and after each change.
    const sizes = new ResizeObserver(observe);
    sizes.observe(document.body);
    document.addEventListener('focusout', observe);
    return () => {
      document.removeEventListener('focusout', observe);
      sizes.disconnect();
      observer?.disconnect();
    };
  });
  return <div ref={container} className="h-px" />;
}
