import { describe, expect, test } from 'vitest';
import type { EsimProvider } from '#core/esims/esim-provider.ts';

export type EsimProviderSetting = Readonly<{
  provider: EsimProvider;
  /** A plan on sale, and a top-up on sale for its eSIMs. */
  packageId: string;
}>;

const UNKNOWN_ICCID = '8900000000000000000';
let made = 0;
/** A reference is never used twice, not even by another test. */
const aReference = () => `contract-unit-${(made += 1)}`;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** What every wholesaler's adapter must guarantee; payment and delivery rely on each of these tests. */
export function describeEsimProvider(name: string, create: () => Promise<EsimProviderSetting>): void {
  describe(`${name} keeps the EsimProvider promises`, () => {
    test('a purchase returns one eSIM with everything needed to install it', async () => {
      const { provider, packageId } = await create();
      const result = await provider.issueEsim({ reference: aReference(), packageId, attempt: 1 });
      expect(result.kind).toBe('issued');
      if (result.kind !== 'issued') return;
      expect(result.esim.iccid).toMatch(/^89\d{16,18}$/);
      expect(result.esim.activationCode).toBe(`LPA:1$${result.esim.smdpAddress}$${result.esim.matchingId}`);
      expect(result.esim.appleInstallUrl).toMatch(/^https:\/\/esimsetup\.apple\.com\//);
    });

    test('a second request with the same reference returns the same eSIM', async () => {
      const { provider, packageId } = await create();
      const reference = aReference();
      const first = await provider.issueEsim({ reference, packageId, attempt: 1 });
      expect(await provider.issueEsim({ reference, packageId, attempt: 2 })).toEqual(first);
      expect(await provider.issueEsim({ reference, packageId, attempt: 3 })).toEqual(first);
      expect(await provider.findEsim(reference)).toEqual({
        kind: 'found',
        esim: first.kind === 'issued' ? first.esim : null,
      });
      expect(await provider.findEsim(aReference())).toEqual({ kind: 'none' });
    });

    test('an attempt that may not be the first returns the eSIM that was already bought, or buys one', async () => {
      const { provider, packageId } = await create();
      const purchase = { reference: aReference(), packageId, attempt: 1 };
      const first = await provider.issueEsim({ ...purchase, mayBeBought: true });
      expect(first.kind).toBe('issued');
      expect(await provider.issueEsim({ ...purchase, mayBeBought: true })).toEqual(first);
    });

    test('the orders of a period are listed with our references, and none of other days', async () => {
      const { provider, packageId } = await create();
      const references = [aReference(), aReference(), aReference()];
      const bought: string[] = [];
      for (const reference of references) {
        const result = await provider.issueEsim({ reference, packageId, attempt: 1 });
        bought.push(result.kind === 'issued' ? result.esim.vendorOrderId : '');
      }
      const listed = await provider.listOrders({ from: daysAgo(3), to: new Date() });
      const ours = (listed.kind === 'read' ? listed.value : []).filter(({ reference }) =>
        references.includes(reference ?? ''),
      );
      expect(ours.sort((a, b) => Number(a.vendorOrderId) - Number(b.vendorOrderId))).toEqual(
        references.map((reference, index) => ({ vendorOrderId: bought[index], reference, packageId })),
      );
      expect(await provider.listOrders({ from: daysAgo(30), to: daysAgo(20) })).toEqual({
        kind: 'read',
        value: [],
      });
    });

    test('a second attempt buys when the first never arrived', async () => {
      const { provider, packageId } = await create();
      expect(await provider.issueEsim({ reference: aReference(), packageId, attempt: 2 })).toMatchObject({
        kind: 'issued',
      });
    });

    test('different references get different eSIMs, also when one is a prefix of the other', async () => {
      const { provider, packageId } = await create();
      const reference = aReference();
      const longer = await provider.issueEsim({ reference: `${reference}0`, packageId, attempt: 1 });
      const shorter = await provider.issueEsim({ reference, packageId, attempt: 2 });
      expect([longer.kind, shorter.kind]).toEqual(['issued', 'issued']);
      expect(longer).not.toEqual(shorter);
    });

    test('a plan that does not exist is rejected permanently', async () => {
      const { provider } = await create();
      const result = await provider.issueEsim({
        reference: aReference(),
        packageId: 'no-such-plan',
        attempt: 1,
      });
      expect(result.kind).toBe('rejected');
    });

    test('a new eSIM waits for activation with all its data; an unknown one is absent', async () => {
      const { provider, packageId } = await create();
      const result = await provider.issueEsim({ reference: aReference(), packageId, attempt: 1 });
      const iccid = result.kind === 'issued' ? result.esim.iccid : '';
      const usage = await provider.readUsage(iccid);
      expect(usage).toMatchObject({ kind: 'read', value: { status: 'ready_to_activate' } });
      if (usage.kind === 'read') expect(usage.value.remainingMegabytes).toBe(usage.value.totalMegabytes);
      expect(await provider.readUsage(UNKNOWN_ICCID)).toEqual({ kind: 'absent' });
    });

    test('a top-up on sale is bought once per reference', async () => {
      const { provider, packageId } = await create();
      const result = await provider.issueEsim({ reference: aReference(), packageId, attempt: 1 });
      const iccid = result.kind === 'issued' ? result.esim.iccid : '';
      const offers = await provider.readTopups(iccid);
      const [offer] = offers.kind === 'read' ? offers.value : [];
      expect(offer?.priceCents).toBeGreaterThan(0);

      const topup = { reference: aReference(), packageId: offer?.packageId ?? '', iccid };
      const first = await provider.topUp({ ...topup, attempt: 1 });
      expect(first.kind).toBe('topped-up');
      expect(await provider.topUp({ ...topup, attempt: 2 })).toEqual(first);
      expect(await provider.findTopup(topup.reference)).toEqual({
        kind: 'found',
        vendorOrderId: first.kind === 'topped-up' ? first.vendorOrderId : null,
      });
      // A reference is looked up among what it was used for.
      expect(await provider.findEsim(topup.reference)).toEqual({ kind: 'none' });
      expect(await provider.findTopup(aReference())).toEqual({ kind: 'none' });
    });

    test.each(['en', 'es'] as const)(
      'install steps are returned in %s for iPhone and Android',
      async (language) => {
        const { provider, packageId } = await create();
        const result = await provider.issueEsim({ reference: aReference(), packageId, attempt: 1 });
        const iccid = result.kind === 'issued' ? result.esim.iccid : '';
        const steps = await provider.readInstallSteps(iccid, language);
        if (steps.kind !== 'read') throw new Error(`The steps were ${steps.kind}`);
        expect(steps.value.language).toBe(language);
        expect(new Set(steps.value.platforms.map(({ system }) => system))).toEqual(
          new Set(['ios', 'android']),
        );
        expect(steps.value.platforms.every(({ qr, manual }) => qr.length > 0 && manual.length > 0)).toBe(
          true,
        );
      },
    );
  });
}
