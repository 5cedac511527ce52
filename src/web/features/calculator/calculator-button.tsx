import { Suspense, useState } from 'react';
import { Sparkles } from 'lucide-react';
import { NO_FILTERS, writePlanFilters } from '#core/plans/plan-filters.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ScriptedButton } from '../../browser/scripted-button.tsx';
import { CalculatorCard } from './calculator-card.tsx';

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

type SheetProperties = Readonly<{ search: string; isOpen: boolean; onClose: () => void }>;

function CalculatorSheet({ search, isOpen, onClose }: SheetProperties) {
  const t = useMessages('calculator');
  return (
    <Sheet title={t('title')} closeLabel={t('close')} isOpen={isOpen} onClose={onClose}>
      <CalculatorCard search={search} />
    </Sheet>
  );
}
