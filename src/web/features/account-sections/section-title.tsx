import type { ReactNode } from 'react';
import { SectionLinks } from './section-links.tsx';

type Properties = Readonly<{
  title: string;
  lead?: string;
  /** A control for the whole section, at the end of the line. */
  children?: ReactNode;
}>;

/** The top of a section of the dashboard: its only h1, the links to the other sections, a line under them. */
export function SectionTitle({ title, lead, children }: Properties) {
  return (
    <div className="pt-6 pb-5 md:pt-10">
      <div className="section-title">
        <h1 className="min-w-0 text-4xl hyphens-auto wrap-break-word max-[22rem]:text-3xl">{title}</h1>
        <SectionLinks />
        {children}
      </div>
      {lead === undefined ? null : <p className="mt-3 max-w-prose text-lg text-ink-soft">{lead}</p>}
    </div>
  );
}
