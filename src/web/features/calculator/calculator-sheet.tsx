import { useMessages } from '../../language/use-messages.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { CalculatorCard } from './calculator-card.tsx';

type Properties = Readonly<{ search: string; isOpen: boolean; onClose: () => void }>;

/** The calculator over a list of plans. */
export function CalculatorSheet({ search, isOpen, onClose }: Properties) {
  const t = useMessages('calculator');
  return (
    <Sheet title={t('title')} closeLabel={t('close')} isOpen={isOpen} variant="broad" onClose={onClose}>
      <CalculatorCard search={search} isInAddress={false} />
    </Sheet>
  );
}
