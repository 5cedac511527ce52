import { expect, test } from 'vitest';
import { parseDailyRates } from './parse-daily-rates.ts';

/** As the bank publishes it. */
const PUBLISHED = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='2026-11-17'>
			<Cube currency='USD' rate='1.0921'/>
			<Cube currency='JPY' rate='164.03'/>
			<Cube currency='IDR' rate='17152.86'/>
		</Cube>
	</Cube>
</gesmes:Envelope>`;

test('CURRENCY-01 the bank’s daily table is read: its date, its publisher and every rate', () => {
  expect(parseDailyRates(PUBLISHED)).toEqual({
    day: '2026-11-17',
    source: 'European Central Bank',
    perEuro: { USD: 1.0921, JPY: 164.03, IDR: 17_152.86 },
  });
  expect(parseDailyRates(PUBLISHED.replaceAll("'", '"') + '\n')?.perEuro).toMatchObject({ USD: 1.0921 });
});

const without = (text: string) => PUBLISHED.replace(text, '');

test.each([
  ['nothing', ''],
  ['a page about an error', '<html><body>Service unavailable</body></html>'],
  ['the first half of it', PUBLISHED.slice(0, 450)],
  ['no date', without(" time='2026-11-17'")],
  ['no publisher', without('<gesmes:name>European Central Bank</gesmes:name>')],
  ['two days', PUBLISHED.replace('</Cube>', "<Cube time='2026-11-16'></Cube></Cube>")],
  ['no rates', PUBLISHED.replaceAll(/<Cube currency.*\/>/g, '')],
  ['a rate in words', PUBLISHED.replace('1.0921', 'N/A')],
  ['a negative rate', PUBLISHED.replace('1.0921', '-1.0921')],
  ['a rate with a comma', PUBLISHED.replace('1.0921', '1,0921')],
  ['a rate without a currency', PUBLISHED.replace("currency='JPY'", "currency=''")],
  ['a currency with two rates', PUBLISHED.replace("currency='JPY'", "currency='USD'")],
])('CURRENCY-02 %s is no table', (_what, text) => {
  expect(parseDailyRates(text)).toBeNull();
});
