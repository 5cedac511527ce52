import {
  FEWEST_PLANS,
  PLAN_BANDS,
  planBand,
  type PlanBand,
} from '#core/catalogue/geography/coverage-bands.ts';
import { GENERATIONS } from '#core/catalogue/packages/network-generation.ts';
import { useChoiceBeforeHydration } from '../../../ui/choice/use-choice-before-hydration.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { COLOURINGS, type Colouring, type CountryView } from '../coverage-view.ts';

type Properties = Readonly<{
  countries: readonly CountryView[];
  colouring: Colouring;
  onColouring: (colouring: Colouring) => void;
}>;

/**
 * The meaning of the colours, in words, with the number of countries for each; and the choice between two colourings.
 */
export function MapLegend({ countries, colouring, onColouring }: Properties) {
  const t = useMessages('coverage');
  const group = useChoiceBeforeHydration((pressed) => {
    const early = COLOURINGS.find((value) => value === pressed);
    if (early !== undefined) onColouring(early);
  });
  return (
    <div className="coverage-legend">
      <fieldset ref={group} className="coverage-switch needs-script">
        <legend className="sr-only">{t('colour.label')}</legend>
        {COLOURINGS.map((value) => (
          <label key={value} className="coverage-switch-option">
            <input
              type="radio"
              name="colouring"
              value={value}
              checked={value === colouring}
              onChange={() => onColouring(value)}
              className="sr-only"
            />
            {t(`colour.${value}`)}
          </label>
        ))}
      </fieldset>
      <ul aria-label={t('legend.label')} className="coverage-keys">
        {colouring === 'plans' ? <PlanKeys countries={countries} /> : <NetworkKeys countries={countries} />}
        <li className="coverage-key">
          <span className="coverage-swatch" aria-hidden="true" />
          {t('legend.unsold')}
        </li>
      </ul>
    </div>
  );
}

type LegendCountries = Pick<Properties, 'countries'>;

function PlanKeys({ countries }: LegendCountries) {
  const t = useMessages('coverage');
  const words: Readonly<Record<PlanBand, string>> = {
    many: t('legend.many', { from: FEWEST_PLANS.many }),
    some: t('legend.range', { from: FEWEST_PLANS.some, to: FEWEST_PLANS.many - 1 }),
    few: t('legend.range', { from: FEWEST_PLANS.few, to: FEWEST_PLANS.some - 1 }),
    none: t('legend.regionalOnly'),
  };
  return PLAN_BANDS.map((band) => (
    <Key
      key={band}
      tone={band}
      words={words[band]}
      count={countries.filter(({ plans }) => planBand(plans) === band).length}
    />
  ));
}

function NetworkKeys({ countries }: LegendCountries) {
  const t = useMessages('coverage');
  return [...GENERATIONS, null].map((generation) => (
    <Key
      key={generation}
      tone={generation ?? 'unknown'}
      words={generation ?? t('legend.unknown')}
      count={countries.filter((country) => country.generation === generation).length}
    />
  ));
}

function Key({ tone, words, count }: Readonly<{ tone: string; words: string; count: number }>) {
  const t = useMessages('coverage');
  if (count === 0) return null;
  return (
    <li className="coverage-key">
      <span className="coverage-swatch" data-tone={tone} aria-hidden="true" />
      <span>{words}</span>
      <span className="coverage-key-count text-ink-soft">{t('legend.countries', { count })}</span>
    </li>
  );
}
