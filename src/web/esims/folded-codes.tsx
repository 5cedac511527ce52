import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

type Properties = Readonly<{ words: string; children: ReactNode }>;

/** What installs an eSIM, closed until somebody wants to see it. */
export function FoldedCodes({ words, children }: Properties) {
  return (
    <details>
      <summary className="print:hidden flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-card border border-line bg-card px-4 py-2 font-semibold">
        {words}
        <ChevronDown aria-hidden="true" className="details-arrow size-5 shrink-0" />
      </summary>
      <div className="mt-4">{children}</div>
    </details>
  );
}
