import { useState } from 'react';
import { CircleCheck } from 'lucide-react';
import { detailsPath } from '#core/esims/installation/esim-paths.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { keptChoice } from './topup-choice.ts';

/** The end of a top-up order: what happens next, and the way to the eSIM. */
export function TopupAdded() {
  const t = useMessages('topup');
  const [choice] = useState(keptChoice);
  const esimId = choice?.esimId ?? null;
  return (
    <section className="notice-card">
      <h2 className="flex items-center gap-3 text-2xl">
        <CircleCheck aria-hidden="true" className="size-7 shrink-0 text-good" />
        {t('success.added')}
      </h2>
      <p className="max-w-prose text-ink-soft">{t('success.text')}</p>
      {esimId === null ? null : (
        <LocalizedLink to={detailsPath(esimId)} className={buttonClass('primary')}>
          {t('success.toEsim')}
        </LocalizedLink>
      )}
    </section>
  );
}
