import type { ReactNode } from 'react';
import { PageHead } from './head/page-head.tsx';
import { PageTitle } from './page-title.tsx';

type Properties = Readonly<{
  title: string;
  description: string;
  lead?: string;
  isIndexed?: boolean;
  children: ReactNode;
}>;

/** A text screen: a heading, a line, and the next steps. */
export function SimplePage({ title, description, lead, isIndexed = true, children }: Properties) {
  return (
    <div className="mx-auto max-w-3xl px-5">
      <PageHead title={title} description={description} isIndexed={isIndexed} />
      <PageTitle title={title} {...(lead === undefined ? {} : { lead })} />
      {children}
    </div>
  );
}
