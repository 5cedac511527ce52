import type { Language } from '#core/language.ts';
import { unitTitle } from './describe-unit.ts';
import type { Offer } from './checkout/offer.ts';

type Unit = Readonly<{ described: Offer['described'] }>;

/** Which of several units with the same title this one is: 1 of 2. */
export type UnitNumber = Readonly<{ position: number; of: number }>;

/** Takes all units of one order, in their order. Null: no other unit of the order has this title. */
export function numberUnits(units: readonly Unit[]): readonly (UnitNumber | null)[] {
  const titles = units.map(({ described }) => unitTitle(described, 'en'));
  return titles.map((title, index) => {
    const of = titles.filter((other) => other === title).length;
    const position = titles.slice(0, index + 1).filter((other) => other === title).length;
    return of === 1 ? null : { position, of };
  });
}

/** "Japan eSIM, 5 GB, 7 days (1 of 2)". */
export function numberedTitle(
  described: Offer['described'],
  language: Language,
  number: UnitNumber | null,
): string {
  const title = unitTitle(described, language);
  if (number === null) return title;
  return `${title} (${number.position} ${language === 'es' ? 'de' : 'of'} ${number.of})`;
}
