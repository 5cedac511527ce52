import { useId, type ReactNode } from 'react';
import { Info } from 'lucide-react';
import { useMessages } from '../language/use-messages.ts';
import { usePriceHint } from './use-hint.ts';

type Properties = Readonly<{ cents: number; otherwise: ReactNode }>;

/** The source of the rates opens over the page: beside the price there is room for one line. */
export function HintWithRate({ cents, otherwise }: Properties) {
  const t = useMessages('currency');
  const id = useId();
  const hint = usePriceHint(cents);
  if (hint.kind === 'none' || hint.texts === null) return otherwise;
  const { about, rate } = hint.texts;
  return (
    <>
      <button type="button" popoverTarget={id} className="price-hint">
        {about}
        <Info aria-hidden="true" className="size-3.5 shrink-0" />
        <span className="sr-only">{t('explain')}</span>
      </button>
      <span id={id} popover="auto" className="rate-note">
        {rate}
      </span>
    </>
  );
}
