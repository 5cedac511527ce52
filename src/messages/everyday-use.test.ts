import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/language.ts';
import { messagesOf } from './messages-of.server.ts';

/** What every page calls the calculator's starting levels. */
const TERM = { en: /everyday use/i, es: /uso normal/i, pt: /uso do dia a dia/i } as const;

test('CALC-37 the calculator, the destination pages, the details of a plan, home, the guides and the comparison name everyday use alike', () => {
  for (const language of LANGUAGES) {
    const texts = [
      messagesOf(language, 'calculator')('usageLead'),
      messagesOf(language, 'destination')('chooser.rows.everyday', { count: 3 }),
      messagesOf(language, 'plan')('use.everyday', { count: 3 }),
      messagesOf(language, 'explain')('trip.note'),
      messagesOf(language, 'plan-comparison')('table.week'),
      messagesOf(language, 'destination-guides')('facts.week'),
    ];
    for (const text of texts) expect(text).toMatch(TERM[language]);
  }
});
