import { useMessages } from '../../language/use-messages.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import type { ComboboxGroup, ComboboxOption } from '../../ui/combobox/combobox.tsx';
import { shownPlans } from './shown-plans.ts';
import type { SuggestedDestination, SuggestedPlan, SuggestionState } from './suggester.ts';
import { DestinationRow, PlanRow } from './suggestion-rows.tsx';

/** `to` is its link. */
type SuggestionOption = ComboboxOption & Readonly<{ to: string }>;

type SuggestionGroup = ComboboxGroup<SuggestionOption>;

/** The options: destinations, then plans; popular destinations while nothing is typed. */
export function useSuggestionGroups(
  state: SuggestionState,
  popular: readonly SuggestedDestination[],
): readonly SuggestionGroup[] {
  const t = useMessages('home');
  const path = useLocalizedPath();
  const destinationOption = (destination: SuggestedDestination): SuggestionOption => ({
    key: destination.slug,
    to: path(`/esim/${destination.slug}`),
    row: <DestinationRow destination={destination} />,
  });
  const planOption = (plan: SuggestedPlan): SuggestionOption => ({
    key: plan.id,
    to: path(`/esim/${plan.slug}/${encodeURIComponent(plan.id)}`),
    row: <PlanRow plan={plan} />,
  });
  if (state.kind === 'closed')
    return withOptions([{ heading: t('suggestions.popular'), options: popular.map(destinationOption) }]);
  if (state.kind !== 'found') return [];
  const { destinations, plans } = state.suggestions;
  return withOptions([
    { heading: t('suggestions.destinations'), options: destinations.map(destinationOption) },
    { heading: t('suggestions.plans'), options: shownPlans(plans).map(planOption) },
  ]);
}

function withOptions(groups: readonly SuggestionGroup[]): readonly SuggestionGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}
