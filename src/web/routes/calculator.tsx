import { useSearchParams } from 'react-router';
import { parseTripMode } from '#core/calculator/trip-mode.ts';
import { parsePlanFilters } from '#core/plans/plan-filters.ts';
import { HourlyRates } from '../features/calculator/hourly-rates.tsx';
import { OpenCalculator } from '../features/calculator/open-calculator.tsx';
import { useMessages } from '../language/use-messages.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';

/** The data calculator as a separate page. The address may name the destination, or ask for an itinerary. */
export default function CalculatorPage() {
  const t = useMessages('plans');
  const [query] = useSearchParams();
  const mode = parseTripMode(query);
  return (
    <div className="mx-auto max-w-7xl px-5 lg:px-8">
      <PageHead title={t('tabs.title.calculator')} description={t('tabs.description.calculator')} />
      <PageTitle title={t('tabs.title.calculator')} lead={t('tabs.lead.calculatorPage')} isBrief />
      <div className="calculator-beside">
        <OpenCalculator key={mode} search={parsePlanFilters(query).search} mode={mode} />
        <HourlyRates />
      </div>
    </div>
  );
}
