import type { ReactNode } from 'react';

type Properties = Readonly<{
  title: string;
  lead?: string;
  /** A small element beside the title, such as a flag. */
  mark?: ReactNode;
  /** Small on phones, where what follows matters more. */
  isBrief?: boolean;
  children?: ReactNode;
}>;

const FULL = {
  room: 'pt-8 pb-6 md:pt-12',
  title: 'text-4xl max-[22rem]:text-3xl',
  lead: 'mt-3 text-lg',
} as const;

const BRIEF = {
  room: 'pt-4 pb-3 md:pt-8',
  title: 'text-[1.75rem] leading-tight max-[22rem]:text-2xl',
  lead: 'mt-1 md:text-lg',
} as const;

/** The top of a screen: its only h1, a line under it, and the first content. */
export function PageTitle({ title, lead, mark, isBrief = false, children }: Properties) {
  const look = isBrief ? BRIEF : FULL;
  return (
    <div className={look.room}>
      <div className="flex items-center gap-4">
        {mark}
        <h1 className={`min-w-0 hyphens-auto wrap-break-word md:text-5xl ${look.title}`}>{title}</h1>
      </div>
      {lead === undefined ? null : <p className={`max-w-prose text-ink-soft ${look.lead}`}>{lead}</p>}
      {children}
    </div>
  );
}
