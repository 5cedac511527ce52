import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

type Properties = Readonly<{ title: string; children: ReactNode }>;

/** A further eSIM of an order: its title, and behind it what installs it. Paper has it all. */
export function FoldedEsim({ title, children }: Properties) {
  return (
    <details className="folded-esim mt-3 md:mt-4">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-card border border-line bg-card px-4 py-2">
        <h3 className="min-w-0 text-lg md:text-2xl">{title}</h3>
        <ChevronDown aria-hidden="true" className="details-arrow size-5 shrink-0 print:hidden" />
      </summary>
      <div className="mt-3">{children}</div>
    </details>
  );
}
