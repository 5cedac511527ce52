import type { ReactNode } from 'react';

type Properties = Readonly<{ title: string; lead?: string; children?: ReactNode }>;

/** The head of a screen: its one h1, a line under it, and what comes first. */
export function PageTitle({ title, lead, children }: Properties) {
  return (
    <div className="pt-8 pb-6 md:pt-14">
      <h1 className="text-4xl md:text-5xl">{title}</h1>
      {lead === undefined ? null : <p className="mt-3 max-w-prose text-lg text-ink-soft">{lead}</p>}
      {children}
    </div>
  );
}
