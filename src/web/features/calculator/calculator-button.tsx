import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Sparkles } from 'lucide-react';
import { NO_FILTERS, writePlanFilters } from '#core/plans/plan-filters.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ScriptedButton } from '../../browser/scripted-button.tsx';
import { useOnDemand } from '../../browser/use-on-demand.ts';

const loadSheet = async () => (await import('./calculator-sheet.tsx')).CalculatorSheet;

const WORDS = ['calculator'] as const;

type Properties = Readonly<{ label: string; search: string }>;

/** Opens the calculator over the list. Without scripts it links to the calculator's tab. */
export function CalculatorButton({ label, search }: Properties) {
  const path = useLocalizedPath();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'never' | 'open' | 'closed'>('never');
  const sheet = useOnDemand({ isNeeded: opened !== 'never', load: loadSheet, namespaces: WORDS });
  const href = path('/plans') + writePlanFilters({ ...NO_FILTERS, tab: 'calculator', search });
  const isFailed = opened === 'open' && sheet.kind === 'failed';
  useEffect(() => {
    if (isFailed) void navigate(href);
  }, [isFailed, navigate, href]);
  const Sheet = opened !== 'never' && sheet.kind === 'ready' ? sheet.value : null;
  return (
    <div>
      <ScriptedButton href={href} onPress={() => setOpened('open')} className={buttonClass('quiet')}>
        <Sparkles aria-hidden="true" className="size-5 text-sea" />
        {label}
      </ScriptedButton>
      {Sheet === null ? null : (
        <Sheet search={search} isOpen={opened === 'open'} onClose={() => setOpened('closed')} />
      )}
    </div>
  );
}
