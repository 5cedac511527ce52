import { CircleAlert, Link2Off, Mail, Undo2 } from 'lucide-react';
import type { WithdrawalReceiptResponse } from '#contract/withdrawals.ts';
import { declaredText } from '#core/withdrawals/declared-text.ts';
import { declaredPositions, returnedUnits } from '#core/withdrawals/returned-units.ts';
import { parsePositions } from '#core/withdrawals/typed-positions.ts';
import { focusShown } from '../../browser/focus-shown.ts';
import { usePress } from '../../forms/use-press.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { FormProblem } from '../../forms/form-problem.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ReturnedList } from './returned-list.tsx';
import { sendWithdrawal } from './send-withdrawal.ts';
import { StepMarks } from './step-marks.tsx';
import type { Typed } from './order-step.tsx';

type Properties = Readonly<{
  typed: Typed;
  onBack: () => void;
  onReceived: (receipt: WithdrawalReceiptResponse) => void;
}>;

const POINTS = [
  ['receipt', Mail],
  ['refund', Undo2],
  ['install', CircleAlert],
] as const;

/** Shows only what was typed: it never says whether there is such an order. */
export function ConfirmStep({ typed, onBack, onReceived }: Properties) {
  const t = useMessages('withdrawal');
  const language = useLanguage();
  const { units } = typed;
  const ticked = parsePositions(typed.items) ?? [];
  const positions = units === null ? ticked : declaredPositions(ticked, units.length);
  const { problem, isBusy, press } = useSending({ typed, positions, onReceived });
  const links = typed.linksOf?.(returnedUnits(units ?? [], positions));
  const declared = declaredText({ ...typed, positions }, { language, t });
  return (
    <form
      className="notice-card withdrawal-card"
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <StepMarks current={2} />
      <h2 ref={focusShown} tabIndex={-1} className="text-2xl outline-none">
        {t('check')}
      </h2>
      <div className="withdrawal-declared">
        <p className="font-semibold">
          <q>{declared}</q>
        </p>
        {units === null ? (
          <p className="text-sm text-ink-soft">{t('unknownContent')}</p>
        ) : (
          <ReturnedList units={units} positions={positions} isUseMarked />
        )}
        <p className="text-ink-soft">{t('receiptTo', { email: typed.email })}</p>
      </div>
      <ul className="withdrawal-points">
        {[...POINTS, ...(links === null ? [] : [[links ?? 'links', Link2Off] as const])].map(
          ([name, Icon]) => (
            <li key={name}>
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              <span>{t(`after.${name}`)}</span>
            </li>
          ),
        )}
      </ul>
      <FormProblem id="withdrawal-problem" problem={problem} />
      <div className="withdrawal-buttons">
        <button type="submit" className={buttonClass('primary')} aria-disabled={isBusy}>
          {t(isBusy ? 'sending' : 'confirm')}
        </button>
        <button type="button" className={buttonClass('quiet')} disabled={isBusy} onClick={onBack}>
          {t('back')}
        </button>
      </div>
    </form>
  );
}

type Sending = Omit<Properties, 'onBack'> & Readonly<{ positions: readonly number[] }>;

function useSending({ typed, positions, onReceived }: Sending) {
  const t = useMessages('withdrawal');
  const language = useLanguage();
  const { anonKey, seller } = usePageFacts();
  const { outcome, isBusy, press } = usePress(async () => {
    const { orderNumber, email } = typed;
    const result = await sendWithdrawal({ orderNumber, email, positions: [...positions], language }, anonKey);
    if (result.kind === 'received') onReceived(result.receipt);
    return result.kind;
  });
  return {
    press,
    isBusy,
    problem: outcome === 'limit' || outcome === 'failed' ? t(outcome, { email: seller.supportEmail }) : null,
  };
}
