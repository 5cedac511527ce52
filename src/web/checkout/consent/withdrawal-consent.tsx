import { useId } from 'react';
import { WITHDRAWAL_TICKS, type WithdrawalText } from '#core/checkout/consent.ts';
import { useMessages } from '../../language/use-messages.ts';
import { ConsentCheckbox, type TickState } from './consent-checkbox.tsx';

type Properties = TickState & Readonly<{ text: WithdrawalText }>;

/**
 * Immediate delivery ends the right of withdrawal early: a checkbox where the law requires one, elsewhere a sentence.
 */
export function WithdrawalConsent({ text, ...tick }: Properties) {
  const t = useMessages('checkout');
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-lg">
        {t('delivery.heading')}
      </h3>
      {WITHDRAWAL_TICKS.includes(text) ? (
        <ConsentCheckbox {...tick} words={t(`delivery.${text}`)} />
      ) : (
        <p>{t(`delivery.${text}`)}</p>
      )}
    </section>
  );
}
