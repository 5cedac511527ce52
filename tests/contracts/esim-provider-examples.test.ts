import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { InstructionsResponse, TopupsResponse, UsageResponse } from '#adapters/airalo/esim-responses.ts';
import { OneOrder, OrderList, Refusal } from '#adapters/airalo/order-responses.ts';
import { PackagesPage } from '#adapters/airalo/catalogue/package-responses.ts';
import { toOfferedPackages } from '#adapters/airalo/catalogue/to-offered-packages.ts';

/** The vendor's own documentation, stored beside the repository; a clone without it skips these tests. */
const CONTRACT = join(import.meta.dirname, '../../../shared/contracts/airalo-partner-api.json');

const Contract = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() })),
      }),
    ),
  ),
});
const Content = z.object({
  example: z.unknown().optional(),
  examples: z.record(z.string(), z.object({ value: z.unknown() })).optional(),
});

type Example = Readonly<{ name: string; status: string; body: unknown }>;

/** Some examples are JSON with comments, written as text. */
function parsed(body: unknown): unknown {
  return typeof body === 'string' ? JSON.parse(body.replaceAll(/\s\/\/.*$/gm, '')) : body;
}

function examplesOf(path: string, method: string): Example[] {
  if (!existsSync(CONTRACT)) return [];
  const responses =
    Contract.parse(JSON.parse(readFileSync(CONTRACT, 'utf8'))).paths[path]?.[method]?.responses ?? {};
  return Object.entries(responses).flatMap(([status, response]) =>
    Object.values(response.content ?? {}).flatMap((content) => {
      const { example, examples } = Content.parse(content);
      const bodies = examples === undefined ? [example] : Object.values(examples).map(({ value }) => value);
      return bodies.map((body, number) => ({ name: `${status} #${number}`, status, body: parsed(body) }));
    }),
  );
}

const isSuccess = ({ status }: Example) => status === '200' || status.startsWith('x-200');
const successes = (path: string, method: string) => examplesOf(path, method).filter(isSuccess);
const absent = !existsSync(CONTRACT);

const READERS = [
  ['/v2/orders', 'post', OneOrder],
  ['/v2/orders', 'get', OrderList],
  ['/v2/orders/{order_id}', 'get', OneOrder],
  ['/v2/orders/topups', 'post', OneOrder],
  ['/v2/sims/{sim_iccid}/usage', 'get', UsageResponse],
  ['/v2/sims/{iccid}/topups', 'get', TopupsResponse],
  ['/v2/sims/{sim_iccid}/instructions', 'get', InstructionsResponse],
  ['/v2/packages', 'get', PackagesPage],
] as const;

describe.skipIf(absent)(
  'every example of the published contract can be read (skipped without ../shared/contracts)',
  () => {
    test.each(READERS)('%s %s', (path, method, schema) => {
      const examples = successes(path, method);
      expect(examples.length).toBeGreaterThan(0);
      for (const { name, body } of examples) {
        const result = schema.safeParse(body);
        expect(result.success ? [] : [name, z.prettifyError(result.error)]).toEqual([]);
      }
    });

    test('no destination, operator or package of the examples is skipped', () => {
      const pages = successes('/v2/packages', 'get').map(({ body }) => PackagesPage.parse(body));
      const offered = pages.flatMap((page) => page.data.map(toOfferedPackages));
      expect(offered.length).toBeGreaterThan(10);
      expect(offered.map(({ unreadable }) => unreadable).filter((count) => count > 0)).toEqual([]);
      expect(offered.every(({ packages }) => packages.length > 0)).toBe(true);
      const regions = new Set(
        offered.flatMap(({ packages }) => packages.map((one) => one.package.coverage_type)),
      );
      expect([...regions].sort()).toEqual(['local', 'regional']);
    });

    test('every documented rejection of a purchase is read as a code or as fields', () => {
      const refusals = ['/v2/orders', '/v2/orders/topups', '/v2/future-orders'].flatMap((path) =>
        examplesOf(path, 'post').filter(({ status }) => status.includes('422')),
      );
      expect(refusals.length).toBeGreaterThan(5);
      for (const { body } of refusals) expect(Refusal.safeParse(body).success).toBe(true);
    });
  },
);
