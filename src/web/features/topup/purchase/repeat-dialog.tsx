import type { SyntheticEvent } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

type Properties = Readonly<{
  /** "5 GB, 30 days, $14.00". */
  what: string;
  /** Null: closed. */
  question: 'same-again' | 'same-unpaid' | null;
  onBuy: (event: SyntheticEvent) => void;
  onClose: () => void;
}>;

/** The same top-up was bought a moment ago: perhaps a second press, perhaps wanted. */
export function RepeatDialog({ what, question, onBuy, onClose }: Properties) {
  const t = useMessages('topup');
  return (
    <Sheet
      title={t('again.title')}
      closeLabel={t('again.close')}
      isOpen={question !== null}
      variant="middle"
      onClose={onClose}
    >
      <p className="mb-2 font-semibold">{what}</p>
      <p className="mb-5 max-w-prose">{t(question === 'same-unpaid' ? 'again.textUnpaid' : 'again.text')}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass('primary')} onClick={onClose}>
          {t('again.keep')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={onBuy}>
          {t('again.buy')}
        </button>
      </div>
    </Sheet>
  );
}
