import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { ChevronDown } from 'lucide-react';
import { DOLLARS_ONLY } from '#core/currency/hint-choice.ts';
import { useMessages } from '../language/use-messages.ts';
import { buttonClass } from '../ui/button.tsx';
import { useDropMenu } from '../ui/use-drop-menu.ts';
import { hintVisitor, subscribeToChoice } from './currency-choice.ts';
import { loadCurrencyMenu } from './load-currency-menu.ts';
import { useMayHaveHint } from './use-may-have-hint.ts';

/** The currency of the hints, and the choice of another one. The choice is loaded when the menu is opened. */
export function CurrencyButton({ className = '' }: Readonly<{ className?: string }>) {
  const t = useMessages('shell');
  const code = useShownCode();
  const [Menu, setMenu] = useState<ComponentType>();
  return (
    <details
      data-currency
      className={`currency-menu ${className}`}
      onToggle={() => loadCurrencyMenu(setMenu)}
      {...useDropMenu()}
    >
      <summary className={buttonClass('chip')}>
        <span className="sr-only">{`${t('currency.choose')}: `}</span>
        <span className="currency-code">{code}</span>
        <ChevronDown aria-hidden="true" className="details-arrow size-4" />
      </summary>
      <div className="currency-panel">{Menu === undefined ? null : <Menu />}</div>
    </details>
  );
}

/** The chosen currency, or that of the browser's region, whose table is loaded for visitors who may get hints. */
function useShownCode(): string {
  const choice = useSyncExternalStore(
    subscribeToChoice,
    () => hintVisitor().choice,
    () => null,
  );
  const isGuessed = useMayHaveHint() && choice === null;
  const [guess, setGuess] = useState<string | null>(null);
  useEffect(() => {
    if (!isGuessed) return;
    import('#core/currency/hint-currency.ts').then(
      ({ hintCurrency }) => setGuess(hintCurrency(hintVisitor())),
      () => undefined,
    );
  }, [isGuessed]);
  return choice ?? (isGuessed ? guess : null) ?? DOLLARS_ONLY;
}
