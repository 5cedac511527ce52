import type { Generation } from '#core/catalogue/packages/network-generation.ts';
import { topUpFacts } from '../facts/topup-facts.ts';
import { weekOf } from '../facts/wider-offers.ts';
import type { Guide, GuideSource } from '../guide.ts';
import type { GuideWords } from './guide-words.ts';

/** The figures at the top of a guide; one that the plans do not give is left out. */
export function guideFacts(
  { plans, buyable, topUps, working }: GuideSource,
  fastest: Generation | null,
  { t, price, generation }: GuideWords,
): Guide['facts'] {
  const week = weekOf(working);
  const { every, some, cheapestCents } = topUpFacts(plans, topUps);
  const topUpCents = every.length + some.length === 0 ? null : cheapestCents;
  return [
    { name: t('facts.price'), value: price(Math.min(...buyable.map(({ priceCents }) => priceCents))) },
    ...(week === null ? [] : [{ name: t('facts.week'), value: price(week.priceCents) }]),
    ...(fastest === null ? [] : [{ name: t('facts.speed'), value: generation(fastest) }]),
    {
      name: t('facts.topUps'),
      value: topUpCents === null ? t('facts.none') : t('facts.from', { price: price(topUpCents) }),
    },
  ];
}
