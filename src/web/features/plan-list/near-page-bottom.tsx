import { useEffect, useRef } from 'react';

/** How near the page's bottom, in pixels, the next plans are fetched. */
const NEAR_PX = 1000;

/** Stands at the end of a list and says once when the visitor comes near the page's bottom. */
export function NearPageBottom({ onNear }: Readonly<{ onNear: () => void }>) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mark = container.current;
    if (mark === null) return undefined;
    // The footer lies between this mark and the bottom.
    const below =
      document.documentElement.scrollHeight - window.scrollY - mark.getBoundingClientRect().bottom;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      // Upwards without end: one leap to the bottom of a small screen leaves the mark far above it.
      { rootMargin: `1000000px 0px ${Math.round(NEAR_PX - below)}px` },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  });
  return <div ref={container} className="h-px" />;
}
