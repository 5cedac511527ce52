import { useState, type ComponentType } from 'react';
import { ChevronDown } from 'lucide-react';
import { DOLLARS_ONLY } from '#core/currency/hint-choice.ts';
import { useMessages } from '../language/use-messages.ts';
import { buttonClass } from '../ui/button.tsx';
import { useDropMenu } from '../ui/use-drop-menu.ts';
import { useHintCurrency } from './use-hint-currency.ts';

/** The currency of the hints, and the choice of another one. The choice is loaded when the menu is opened. */
export function CurrencyButton({ className = '' }: Readonly<{ className?: string }>) {
  const t = useMessages('shell');
  const code = useHintCurrency() ?? DOLLARS_ONLY;
  const [Menu, setMenu] = useState<ComponentType>();
  const load = () => {
    // Without a connection there is no choice, and nothing else is missing.
    import('./currency-menu.tsx').then(
      ({ CurrencyMenu }) => setMenu(() => CurrencyMenu),
      () => undefined,
    );
  };
  return (
    <details className={`currency-menu ${className}`} onToggle={load} {...useDropMenu()}>
      <summary className={buttonClass('chip')}>
        <span className="sr-only">{`${t('currency.choose')}: `}</span>
        <span className="currency-code">{code}</span>
        <ChevronDown aria-hidden="true" className="details-arrow size-4" />
      </summary>
      <div className="currency-panel">{Menu === undefined ? null : <Menu />}</div>
    </details>
  );
}
