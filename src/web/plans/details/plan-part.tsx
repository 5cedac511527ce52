import type { ReactNode } from 'react';

type Properties = Readonly<{ heading: 'h2' | 'h3'; title: string; children: ReactNode }>;

/** A part of a plan's details under its heading. */
export function Part({ heading: Heading, title, children }: Properties) {
  return (
    <section>
      <Heading className="mb-2 text-xl">{title}</Heading>
      {children}
    </section>
  );
}
