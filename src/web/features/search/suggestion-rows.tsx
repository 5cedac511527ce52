import { ChevronRight, Globe, MapPin, MapPinned } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';
import { Flag } from '../../ui/flag.tsx';
import type { SuggestedDestination, SuggestedPlan } from './suggester.ts';

type FlaggedDestination = Pick<SuggestedDestination, 'countryCode' | 'isGlobal'>;

/** A country's flag, or an icon for a region or the world. */
export function PlaceFlag({ countryCode, isGlobal }: FlaggedDestination) {
  if (countryCode !== null) return <Flag countryCode={countryCode} />;
  const Icon = isGlobal ? Globe : MapPinned;
  return (
    <span className="grid w-7.5 shrink-0 place-items-center">
      <Icon aria-hidden="true" className="size-6 text-sea" />
    </span>
  );
}

export function DestinationRow({ destination }: Readonly<{ destination: SuggestedDestination }>) {
  const t = useMessages('home');
  const { name, plans, price, countries, countryCode } = destination;
  const reason = useReason(destination);
  const plansFrom = t('suggestions.plansFrom', { count: plans, price });
  const offer =
    countryCode === null ? t('suggestions.offerWide', { plans: plansFrom, count: countries }) : plansFrom;
  // Not every plan of the region includes the country that was typed.
  const isOfAllPlans = destination.reason?.kind !== 'includes';
  return (
    <>
      <PlaceFlag {...destination} />
      <span className="min-w-0 grow">
        <span className="block font-display text-lg leading-tight font-semibold">{name}</span>
        {reason === null ? null : <span className="suggest-reason">{reason}</span>}
        {isOfAllPlans ? <span className="block text-sm text-ink-soft">{offer}</span> : null}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </>
  );
}

function useReason({ reason, name }: SuggestedDestination) {
  const t = useMessages('home');
  if (reason === null) return null;
  const { kind, place } = reason;
  switch (kind) {
    case 'place':
      return (
        <>
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          {t('suggestions.reason.place', { place, name })}
        </>
      );
    case 'group':
      return t('suggestions.reason.group', { place });
    case 'includes':
      return t('suggestions.reason.includes', { place });
    case 'covers':
      return t('suggestions.reason.covers', { place, count: reason.count });
  }
}

export function PlanRow({ plan }: Readonly<{ plan: SuggestedPlan }>) {
  const t = useMessages('home');
  const { data, days, name, countries, minutes, texts, price } = plan;
  const rest = [
    t('suggestions.days', { count: days }),
    name,
    ...(countries === null ? [] : [t('suggestions.countries', { count: countries })]),
    ...(minutes > 0 ? [t('suggestions.minutes', { count: minutes })] : []),
    ...(texts > 0 ? [t('suggestions.texts', { count: texts })] : []),
  ];
  return (
    <>
      <PlaceFlag {...plan} />
      <span className="min-w-0 grow leading-tight">
        <b className="font-semibold">{data ?? t('suggestions.unlimited')}</b>{' '}
        <span className="text-ink-soft">· {rest.join(' · ')}</span>
      </span>
      <span className="figure">{price}</span>
    </>
  );
}
