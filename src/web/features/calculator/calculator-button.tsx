import { Suspense, useState } from 'react';
import { Sparkles } from 'lucide-react';
import { NO_FILTERS, writePlanFilters } from '#core/plans/plan-filters.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ScriptedButton } from '../../browser/scripted-button.tsx';
import { CalculatorSheet } from './calculator-sheet.tsx';

type Properties = Readonly<{ label: string; search: string }>;

/** Opens the calculator over the list. Without scripts it links to the calculator's tab. */
export function CalculatorButton({ label, search }: Properties) {
  const path = useLocalizedPath();
  const [opened, setOpened] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <div>
      <ScriptedButton
        href={path('/plans') + writePlanFilters({ ...NO_FILTERS, tab: 'calculator', search })}
        onPress={() => setOpened('open')}
        className={buttonClass('quiet')}
      >
        <Sparkles aria-hidden="true" className="size-5 text-sea" />
        {label}
      </ScriptedButton>
      {opened === 'never' ? null : (
        // Its messages are fetched when it is first opened.
        <Suspense fallback={null}>
          <CalculatorSheet search={search} isOpen={opened === 'open'} onClose={() => setOpened('closed')} />
        </Suspense>
      )}
    </div>
  );
}
