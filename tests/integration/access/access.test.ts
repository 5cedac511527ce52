import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { MyEsimResponse } from '#contract/account/my-esims.ts';
import { SharesResponse } from '#contract/orders/shares.ts';
import { customersOf } from '../order-flow/customers.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import type { Answer } from './answers.ts';
import type { ApiRow } from './api-row.ts';
import { API_TABLE } from './api-table.ts';
import { accountRoutes, describedRoutes, shopRoutes } from './known-routes.ts';
import { NOBODY, sendRow, targetOf, type Received } from './requests.ts';
import { openVisitors, VISITORS, type People, type Visitor } from './visitors.ts';

const OTHERS = VISITORS.filter((visitor) => visitor !== 'owner');

const flow = anOrderFlow();
const opened = Promise.withResolvers<People>();
beforeAll(async () => opened.resolve(await openVisitors(flow)));

const ErrorBody = z.object({ error: z.object({ code: z.string() }) });

function codeIn(body: string): string | undefined {
  if (!body.startsWith('{')) return undefined;
  return ErrorBody.safeParse(JSON.parse(body)).data?.error.code;
}

/** The part of the response that the table is about. */
function answerIn({ status, headers, body }: Received, privateTexts: readonly string[]): Answer {
  const code = codeIn(body);
  const isAna = privateTexts.some((text) => `${headers}\n${body}`.includes(text));
  return { status, ...(code === undefined ? {} : { code }), ...(isAna ? { showsAna: true } : {}) };
}

/** Sends the request as this visitor and returns the answer in the words of the table. */
async function answerFor(row: ApiRow, visitor: Visitor): Promise<Answer> {
  const people = await opened.promise;
  const caller = { origin: flow.parts().origin, cookies: people.cookiesOf(visitor) };
  const { privateTexts, ...belongings } = people.belongings();
  const received = await sendRow(row, caller, targetOf({ privateTexts, ...belongings }));
  if (row.endsSession === true) await people.signInAgain(visitor);
  const answer = answerIn(received, privateTexts);
  if (row.answers[visitor].isLikeUnknown !== true) return answer;
  const unknown = await sendRow(row, { ...caller, cookies: people.cookiesOf(visitor) }, NOBODY);
  expect(received, `${visitor} can tell it from one that does not exist`).toEqual(unknown);
  return { ...answer, isLikeUnknown: true };
}

/** What another visitor could change: her eSIM, its links, her reminders, and whether her session is valid. Readings change by themselves. */
async function whatAnaHas(): Promise<unknown> {
  const people = await opened.promise;
  const { get } = customersOf(flow);
  const path = `/api/esims/${people.belongings().esimId}`;
  const { esim } = MyEsimResponse.parse(await (await get(path, people.cookiesOf('owner'))).json());
  const { shares } = SharesResponse.parse(
    await (await get(`${path}/shares`, people.cookiesOf('owner'))).json(),
  );
  const choice: unknown = await (await get('/api/me/reminders', people.cookiesOf('owner'))).json();
  return { name: esim.name, isInstalled: esim.isInstalled, shares, choice };
}

test('every route of the API has a row in the access table, and every row is a route', async () => {
  const described = await fetch(`${flow.parts().origin}/api/openapi.json`);
  const served = [
    ...shopRoutes(flow.parts().routes),
    ...describedRoutes(await described.json()),
    ...accountRoutes(),
  ];
  expect(API_TABLE.map(({ route }) => route).toSorted()).toEqual([...new Set(served)].toSorted());
});

/** The rate limits count by the flow's clock, which each test resets. */
const HOUR = 3_600;
let hours = 0;
beforeEach(() => flow.clock.advance((hours += 1) * HOUR));

test.each(API_TABLE)('ESIM-02 ORDER-17 $route answers each visitor as the access table says', async (row) => {
  const before = await whatAnaHas();
  const answers: [Visitor, Answer][] = [];
  for (const visitor of OTHERS) answers.push([visitor, await answerFor(row, visitor)]);
  expect(await whatAnaHas(), 'A visitor who is not the owner changed something').toEqual(before);
  answers.push(['owner', await answerFor(row, 'owner')]);
  expect(Object.fromEntries(answers)).toEqual(row.answers);
});
