import type { CoverPiece } from '#core/calculator/cover-itinerary.ts';
import type { ExampleTrip } from '#core/calculator/example-trip.ts';
import { formatData, shownNeed } from '#core/calculator/format-data.ts';
import type { TripPlan } from '#core/calculator/trip-plan.ts';
import { countryName } from '#core/catalogue/geography/country-names.ts';
import { destinationName } from '#core/catalogue/geography/destination.ts';
import type { Language } from '#core/language.ts';
import { formatMoney, money } from '#core/money.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { planCard } from '../../../plans/card/plan-cards.server.ts';
import type { TripView } from './explain-view.ts';

/** The example trip in the calculator's own words. */
export function readTrip(trip: ExampleTrip | null, language: Language): TripView | null {
  if (trip === null) return null;
  const t = messagesOf(language, 'calculator');
  const inDollars = (cents: number) => formatMoney(money(cents), language);
  return {
    stops: trip.visits.map(({ countryCode }) => ({
      countryCode,
      name: countryName(countryCode, language) ?? countryCode,
    })),
    days: trip.days,
    need: formatData(shownNeed(trip.megabytes), language),
    cheapest: t('ways.cheapest'),
    ways: trip.ways.map(({ kind, cover, moreCents }) => ({
      kind,
      title: t(`ways.${kind}`),
      pieces: cover.pieces.map((piece) => pieceText(piece, language)),
      price: inDollars(cover.costCents),
      more: moreCents === 0 ? null : t('ways.more', { price: inDollars(moreCents) }),
    })),
  };
}

function pieceText({ plan: { from }, count }: CoverPiece<TripPlan>, language: Language): string {
  const place = destinationName(from, language);
  const { data, validity } = planCard(from, place, language);
  const amount = count === 1 ? data : messagesOf(language, 'calculator')('ways.piece', { count, data });
  return `${place}: ${amount}, ${validity}`;
}
