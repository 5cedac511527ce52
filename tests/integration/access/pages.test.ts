import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { localizedPath } from '#core/language-path.ts';
import { builtPages } from '#tests/builders/built-pages.ts';
import { aLocalPlan, anIndex } from '#tests/builders/catalogue.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { pageRoutes } from './known-routes.ts';
import { MOVED, PAGE_TABLE, type PageAnswer } from './page-table.ts';
import { UNKNOWN_IDS, openVisitors, VISITORS, type People, type Visitor } from './visitors.ts';

const UNLIMITED = { rendersPerMinute: 1e9 };
const flow = anOrderFlow({ openPages: () => builtPages(anIndex([aLocalPlan('JP')]), UNLIMITED) });
const opened = Promise.withResolvers<People>();
beforeAll(async () => opened.resolve(await openVisitors(flow)));

/** In English and, except pictures and the admin panel, in Spanish. */
const PAGES = PAGE_TABLE.flatMap((row) => {
  const isInBoth = !/^\/admin\/|\.svg$/.test(row.pattern);
  return isInBoth ? [row, { ...row, path: localizedPath(row.path, 'es') }] : [row];
}).concat(MOVED);

type Page = Readonly<{ answer: PageAnswer | number; text: string }>;

function answerIn({ status, headers }: Response): PageAnswer | number {
  const location = headers.get('location') ?? '';
  if (status === 302 && /^(?:\/es)?\/auth\?mode=signin&next=\/dashboard/.test(location)) return 'sign-in';
  if (status === 301) return 'moved';
  if (status === 404) return 'not-found';
  if (status !== 200) return status;
  const caching = headers.get('cache-control') ?? '';
  return caching.startsWith('public') ? 'public' : caching.includes('no-store') ? 'private' : status;
}

/** The eSIM, or the secret of the share link, in the path of a page. */
const PLACE = /\{(?:esim|share)\}/;

/** `id` takes the place in the path. The page repeats its own path, so the id is removed from its text. */
async function open(path: string, visitor: Visitor, id: string): Promise<Page> {
  const { cookiesOf } = await opened.promise;
  const cookie = cookiesOf(visitor);
  const response = await fetch(flow.parts().origin + path.replace(PLACE, id), {
    redirect: 'manual',
    headers: { accept: 'text/html', ...(cookie === '' ? {} : { cookie }) },
  });
  const [, nonce = 'no nonce'] =
    /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
  const shown = [...response.headers.getSetCookie(), response.headers.get('location'), await response.text()];
  return {
    answer: answerIn(response),
    text: shown.join('\n').replaceAll(nonce, '').replaceAll(id, '{id}'),
  };
}

/** What the router fetches when a visitor follows a link to the page. */
function dataPath(path: string): string {
  const [pathname = '', query] = path.split('?');
  const file = pathname === '/' ? '/_.data' : `${pathname}.data`;
  return query === undefined ? file : `${file}?${query}`;
}

test('every page of the site has a row in the access table, and every row is a page', () => {
  expect(PAGE_TABLE.map(({ pattern }) => pattern).toSorted()).toEqual(pageRoutes());
});

test.each(PAGES)(
  'ESIM-02 SHARE-08 $path answers each visitor as the access table says',
  async ({ path, answers }) => {
    const { esimId, shareSecret, privateTexts } = (await opened.promise).belongings();
    const isShare = path.includes('{share}');
    const id = isShare ? shareSecret : esimId;
    const found: [Visitor, Page['answer']][] = [];
    const texts = new Map<string, Set<string>>();
    for (const visitor of VISITORS) {
      const page = await open(path, visitor, id);
      const data = await open(dataPath(path), visitor, id);
      found.push([visitor, page.answer]);
      for (const text of privateTexts) {
        expect(page.text, `${visitor} sees "${text}" of Ana`).not.toContain(text);
        expect(data.text, `${visitor} sees "${text}" of Ana in the data`).not.toContain(text);
      }
      const same = texts.get(String(page.answer)) ?? new Set();
      texts.set(String(page.answer), same.add(page.text));
      const unknown = isShare ? UNKNOWN_IDS.secret : UNKNOWN_IDS.esim;
      if (PLACE.test(path)) same.add((await open(path, visitor, unknown)).text);
    }
    expect(Object.fromEntries(found)).toEqual(answers);
    for (const [answer, different] of texts)
      expect(different.size, `Visitors who get "${answer}" get different bytes`).toBe(1);
    const marked = sql`select id from shares where revealed_at is not null`;
    expect(await flow.rows(z.unknown(), marked), 'A page opened the share link').toEqual([]);
  },
);
