import { expect, test } from 'vitest';
import { aVendor, json } from '#tests/builders/airalo-vendor.ts';

const ICCID = '8944465400003573253';
const at = (what: string) => `GET /v2/sims/${ICCID}/${what}`;

function usage(changes: object) {
  return json(200, {
    data: {
      remaining: 767,
      total: 2048,
      expired_at: null,
      is_unlimited: null,
      status: 'ACTIVE',
      remaining_voice: 0,
      remaining_text: 0,
      ...changes,
    },
  });
}

test('usage is read in megabytes, minutes and texts, with its end in UTC', async () => {
  const { provider } = await aVendor({
    [at('usage')]: usage({
      expired_at: '2026-05-01 08:00:00',
      is_unlimited: true,
      remaining_voice: 3,
      remaining_text: 4,
    }),
  });
  expect(await provider.readUsage(ICCID)).toEqual({
    kind: 'read',
    value: {
      status: 'active',
      totalMegabytes: 2048,
      remainingMegabytes: 767,
      isUnlimited: true,
      expiresAt: new Date('2026-05-01T08:00:00Z'),
      remainingVoiceMinutes: 3,
      remainingSms: 4,
    },
  });
});

test.each([
  ['NOT_ACTIVE', 'ready_to_activate'],
  ['ACTIVE', 'active'],
  ['FINISHED', 'finished'],
  ['EXPIRED', 'expired'],
  ['RECYCLED', 'recycled'],
  ['UNKNOWN', 'unknown'],
  ['SOMETHING_NEW', 'unknown'],
])("the network's %s is our %s", async (word, status) => {
  const { provider } = await aVendor({ [at('usage')]: usage({ status: word }) });
  expect(await provider.readUsage(ICCID)).toMatchObject({
    kind: 'read',
    value: { status, expiresAt: null, isUnlimited: false },
  });
});

test('top-ups on sale are read with prices in cents; a recycled eSIM has none', async () => {
  const offer = {
    id: 'x-topup',
    type: 'topup',
    price: 10.5,
    amount: 3072,
    day: 30,
    is_unlimited: false,
    data: '3 GB',
    voice: 100,
    text: null,
  };
  const { provider } = await aVendor({
    [at('topups')]: [
      json(200, { data: [offer] }),
      json(422, { code: 73, reason: 'recycled' }),
      json(404, { data: [] }),
    ],
  });
  expect(await provider.readTopups(ICCID)).toEqual({
    kind: 'read',
    value: [
      {
        packageId: 'x-topup',
        priceCents: 1050,
        dataAmount: '3 GB',
        validityDays: 30,
        voiceMinutes: 100,
        sms: 0,
      },
    ],
  });
  expect(await provider.readTopups(ICCID)).toEqual({ kind: 'recycled' });
  expect(await provider.readTopups(ICCID)).toEqual({ kind: 'absent' });
});

test('install steps have the requested language and the right order', async () => {
  const steps = { steps: { '10': 'tenth', '2': 'second', '1': 'first' } };
  const platform = {
    model: null,
    version: '17',
    installation_via_qr_code: steps,
    installation_manual: { steps: ['a', 'b'] },
    network_setup: null,
  };
  const instructions = { language: 'ES', ios: [platform], android: null };
  const { provider, calls } = await aVendor({ [at('instructions')]: json(200, { data: { instructions } }) });
  expect(await provider.readInstallSteps(ICCID, 'es')).toEqual({
    kind: 'read',
    value: {
      language: 'es',
      platforms: [
        { system: 'ios', version: '17', qr: ['first', 'second', 'tenth'], manual: ['a', 'b'], network: [] },
      ],
    },
  });
  expect(calls.at(-1)?.headers['accept-language']).toBe('es');
});
