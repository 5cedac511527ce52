import { useId, type Ref } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { ConsentCheckbox } from './consent-checkbox.tsx';
import type { Withdrawal } from './use-withdrawal.ts';

type Properties = Readonly<{ input: Ref<HTMLInputElement>; withdrawal: Withdrawal; isMissing: boolean }>;

/**
 * Immediate delivery ends the right of withdrawal early: a checkbox where the law requires one, elsewhere a sentence.
 */
export function WithdrawalConsent({ input, withdrawal, isMissing }: Properties) {
  const t = useMessages('checkout');
  const id = useId();
  const { text, isAccepted } = withdrawal.shown;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-lg">
        {t('delivery.heading')}
      </h3>
      {text === 'withdrawal-note-1' ? (
        <p>{t(`delivery.${text}`)}</p>
      ) : (
        <ConsentCheckbox
          input={input}
          words={t(`delivery.${text}`)}
          isTicked={isAccepted}
          isMissing={isMissing}
          onTick={withdrawal.tick}
        />
      )}
    </section>
  );
}
