import { Send } from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { useTimes } from '../../../language/use-times.ts';
import { useMessages } from '../../../language/use-messages.ts';

type Properties = Readonly<{ esim: Pick<MyEsim, 'given'> }>;

/** To whom its owner gave the eSIM. Empty for one that is still the owner's. */
export function GivenLine({ esim: { given } }: Properties) {
  const t = useMessages('esims');
  const { day } = useTimes();
  if (given === null) return null;
  const who = given.recipientName ?? given.recipient;
  const date = day(given.at);
  return (
    <p className="flex items-start gap-2 text-sm wrap-anywhere">
      <Send aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-sea" />
      <span>
        <strong>{who === null ? t('given.byLink', { date }) : t('given.to', { name: who, date })}</strong>{' '}
        {t(given.isOpened ? 'given.opened' : 'given.unopened')}
      </span>
    </p>
  );
}
