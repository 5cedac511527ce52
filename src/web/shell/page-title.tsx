import type { ReactNode } from 'react';

type Properties = Readonly<{
  title: string;
  lead?: string;
  /** A small element beside the title, such as a flag. */
  mark?: ReactNode;
  children?: ReactNode;
}>;

/** The top of a screen: its only h1, a line under it, and the first content. */
export function PageTitle({ title, lead, mark, children }: Properties) {
  return (
    <div className="pt-8 pb-6 md:pt-12">
      <div className="flex items-center gap-4">
        {mark}
        <h1 className="min-w-0 text-4xl hyphens-auto wrap-break-word max-[22rem]:text-3xl md:text-5xl">
          {title}
        </h1>
      </div>
      {lead === undefined ? null : <p className="mt-3 max-w-prose text-lg text-ink-soft">{lead}</p>}
      {children}
    </div>
  );
}
