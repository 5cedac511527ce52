import { expect, test } from 'vitest';
import type { EsimProvider } from '#core/esims/esim-provider.ts';
import { aClock } from '#tests/builders/clock.ts';
import { InstallStepsReader } from './install-steps-reader.ts';

type Result = Awaited<ReturnType<EsimProvider['readInstallSteps']>>;

const READ: Result = { kind: 'read', value: { language: 'en', platforms: [] } };
const SILENT: Result = { kind: 'unknown' };

/** A network whose responses the test sends. */
function aReader() {
  const clock = aClock();
  const requests: { iccid: string; respond: (result: Result) => void }[] = [];
  const reader = new InstallStepsReader({
    clock,
    readInstallSteps: (iccid) =>
      new Promise((respond) => {
        requests.push({ iccid, respond });
      }),
  });
  return { clock, requests, reader };
}

test('INSTALL-43 pages that need the same steps share one request, and its result is cached', async () => {
  const { reader, requests } = aReader();
  const pages = [reader.read('1', 'en'), reader.read('1', 'en')];
  expect(requests).toHaveLength(1);
  requests[0]?.respond(READ);
  expect(await Promise.all(pages)).toEqual([[], []]);
  expect(await reader.read('1', 'en')).toEqual([]);
  expect(requests).toHaveLength(1);
});

test('INSTALL-43 steps that could not be read are not requested again for half a minute', async () => {
  const { reader, requests, clock } = aReader();
  const first = reader.read('1', 'en');
  requests[0]?.respond(SILENT);
  expect(await first).toBeNull();
  expect(await reader.read('1', 'en')).toBeNull();
  clock.advance(29);
  expect(await reader.read('1', 'en')).toBeNull();
  expect(requests).toHaveLength(1);
  clock.advance(30);
  const again = reader.read('1', 'en');
  requests[1]?.respond(READ);
  expect(await again).toEqual([]);
});

test('INSTALL-43 a slow network gets five requests at once; other pages go on without steps', async () => {
  const { reader, requests } = aReader();
  const slow = ['1', '2', '3', '4', '5'].map((iccid) => reader.read(iccid, 'en'));
  expect(await reader.read('6', 'en')).toBeNull();
  expect(requests.map(({ iccid }) => iccid)).toEqual(['1', '2', '3', '4', '5']);
  for (const { respond } of requests) respond(READ);
  await Promise.all(slow);
  const later = reader.read('6', 'en');
  requests[5]?.respond(READ);
  expect(await later).toEqual([]);
});
