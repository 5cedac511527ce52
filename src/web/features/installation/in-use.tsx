import type { ReactNode } from 'react';
import { CircleCheck } from 'lucide-react';
import { FoldedCodes } from '../../esims/folded-codes.tsx';
import { useTimes } from '../../language/use-times.ts';
import { useMessages } from '../../language/use-messages.ts';

type Properties = Readonly<{
  /** ISO 8601. Null: only the owner knows it. */
  connectedAt: string | null;
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
        <p>{connectedAt === null ? t('shared.inUse') : t('inUse.text', { date: date(connectedAt) })}</p>
      </section>
      <FoldedCodes words={t('inUse.codes')}>{children}</FoldedCodes>
    </>
  );
}
