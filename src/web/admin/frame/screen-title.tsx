import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { PageHead } from '../../shell/head/page-head.tsx';

type Properties = Readonly<{
  title: string;
  /** A short line below the title. */
  lead?: ReactNode;
  /** Buttons beside the title. */
  children?: ReactNode;
}>;

let isFirst = true;

/** The heading of every screen. After a navigation it gets the focus, so that screen readers announce the screen. */
export function ScreenTitle({ title, lead, children }: Properties) {
  const t = useMessages('admin');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return (
    <div className="admin-title">
      <PageHead title={title} description={t('description')} isIndexed={false} hasPreview={false} />
      <div className="admin-title-row">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      {lead === undefined ? null : <p className="admin-lead">{lead}</p>}
    </div>
  );
}
