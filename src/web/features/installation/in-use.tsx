import type { ReactNode } from 'react';
import { ChevronDown, CircleCheck } from 'lucide-react';
import { useTimes } from '../../esims/use-times.ts';
import { useMessages } from '../../language/use-messages.ts';

type Properties = Readonly<{
  /** ISO 8601. */
  connectedAt: string;
  /** Everything that installs it. */
  children: ReactNode;
}>;

/** An eSIM that has connected: there is nothing left to install, so what installs it is folded. */
export function InUse({ connectedAt, children }: Properties) {
  const t = useMessages('install');
  const { date } = useTimes();
  return (
    <>
      <section className="notice-card mb-6">
        <h3 className="flex items-center gap-2 text-2xl">
          <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-good" />
          {t('inUse.title')}
        </h3>
        <p>{t('inUse.text', { date: date(connectedAt) })}</p>
      </section>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-card border border-line bg-card px-4 py-2 font-semibold">
          {t('inUse.codes')}
          <ChevronDown aria-hidden="true" className="details-arrow size-5 shrink-0" />
        </summary>
        <div className="mt-4">{children}</div>
      </details>
    </>
  );
}
