import { useEffect, useRef, type RefObject } from 'react';

/** What has just come into view is read from its heading, also by those who do not see that it is new. */
export function useFocusOnShow(shown: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [shown]);
  return heading;
}
