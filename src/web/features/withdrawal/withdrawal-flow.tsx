import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { WithdrawalReceiptResponse } from '#contract/withdrawals.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { OrderStep, type Typed } from './order-step.tsx';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';

const EMPTY: Typed = { orderNumber: '', email: '', items: '', units: null, linksOf: null };

type Properties = Readonly<{
  /** The title of the page. Only the first step explains who may withdraw. */
  titleOf: (isFirst: boolean) => ReactNode;
}>;

/** Two steps and the receipt. The first step sends nothing. */
export function WithdrawalFlow({ titleOf }: Properties) {
  const { isSecond, goToSecond, goBack, forgetSecond } = useSteps();
  const [kept, setKept] = useState<Typed | null>(null);
  const [receipt, setReceipt] = useState<WithdrawalReceiptResponse | null>(null);
  const isConfirming = isSecond && kept !== null;
  const step = () => {
    if (receipt !== null) {
      const again = () => {
        setReceipt(null);
        forgetSecond();
        setKept({ ...EMPTY, email: receipt.email });
      };
      return <WithdrawalReceipt receipt={receipt} units={kept?.units ?? null} onAgain={again} />;
    }
    if (isConfirming) return <ConfirmStep typed={kept} onBack={goBack} onReceived={setReceipt} />;
    return (
      <OrderStep
        typed={kept ?? EMPTY}
        isBack={kept !== null}
        onContinue={(typed) => {
          setKept(typed);
          goToSecond();
        }}
      />
    );
  };
  return (
    <>
      {titleOf(receipt === null && !isConfirming)}
      {step()}
    </>
  );
}

const SECOND = 'withdrawal-confirm';

/** The second step is an entry of the history, so that the browser's Back leads to the first one. */
function useSteps() {
  const location = useLocation();
  const navigate = useNavigate();
  const here = { pathname: location.pathname, search: location.search };
  const state: unknown = location.state;
  return {
    isSecond: state === SECOND,
    goToSecond: () => void navigate(here, { state: SECOND, preventScrollReset: true }),
    goBack: () => void navigate(-1),
    forgetSecond: () => void navigate(here, { replace: true, state: null, preventScrollReset: true }),
  };
}
