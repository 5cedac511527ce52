import type { ReactNode } from 'react';

type Properties = Readonly<{ title: string; text: string; place: number; children: ReactNode }>;

/** One of the ways to install, numbered as they are shown. */
export function InstallDoor({ title, text, place, children }: Properties) {
  return (
    <section className="install-door">
      <div className="flex items-baseline gap-3">
        <span aria-hidden="true" className="figure text-2xl text-coral">
          {place}
        </span>
        <h4 className="font-display text-xl font-bold">{title}</h4>
      </div>
      <p className="text-ink-soft">{text}</p>
      {children}
    </section>
  );
}
