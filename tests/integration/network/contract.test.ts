import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { WITHOUT_REQUEST, CASES } from './contract-cases.ts';
import { differences } from './contract-shape.ts';
import { aNetworkSandbox } from './sandbox.ts';

/** The network's published description. We may not copy it, so a clone without it skips this. */
const CONTRACT = join(import.meta.dirname, '../../../../shared/contracts/airalo-partner-api.json');
const isAvailable = existsSync(CONTRACT);

const Content = z.record(
  z.string(),
  z.object({
    example: z.unknown().optional(),
    examples: z.record(z.string(), z.object({ value: z.unknown() })).optional(),
  }),
);
const Operation = z.object({ responses: z.record(z.string(), z.object({ content: Content.optional() })) });
const Contract = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

/** Some examples are JSON as text, with comments in it. */
function readExample(example: unknown): unknown {
  if (typeof example !== 'string') return example;
  return JSON.parse(example.replaceAll(/(?<!:)\/\/.*$/gm, ''));
}

function examplesOf(): Map<string, unknown> {
  const examples = new Map<string, unknown>();
  const { paths } = Contract.parse(JSON.parse(readFileSync(CONTRACT, 'utf8')));
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { responses }] of Object.entries(methods)) {
      for (const [response, { content = {} }] of Object.entries(responses)) {
        const name = `${method.toUpperCase()} ${path} ${response}`;
        for (const { example, examples: several = {} } of Object.values(content)) {
          if (example !== undefined) examples.set(name, example);
          for (const [key, { value }] of Object.entries(several)) examples.set(`${name} ${key}`, value);
        }
      }
    }
  }
  return examples;
}

describe.skipIf(!isAvailable)(
  'SANDBOX-06 the network responds as its published description says (needs ../shared/contracts)',
  () => {
    let examples = new Map<string, unknown>();
    beforeAll(() => {
      examples = examplesOf();
    });

    test('SANDBOX-06 every published example has a request, or a reason for having none', () => {
      const covered = [...Object.keys(CASES), ...Object.keys(WITHOUT_REQUEST)];
      expect([...examples.keys()].filter((name) => !covered.includes(name))).toEqual([]);
      expect(covered.filter((name) => !examples.has(name) && !NO_BODY.includes(name))).toEqual([]);
    });

    test.each(Object.entries(CASES))('SANDBOX-06 %s', async (name, { status, run, like }) => {
      const response = await run(await aNetworkSandbox());
      expect(response.status).toBe(status);
      if (NO_BODY.includes(name)) expect(response.body).toBeNull();
      else
        expect(
          differences(
            readExample(examples.get(name)),
            like === undefined ? response.body : like(response.body),
          ),
        ).toEqual([]);
    });
  },
);

/** Described without an example, because its body is empty. */
const NO_BODY = ['POST /v2/notifications/opt-out 204'];
