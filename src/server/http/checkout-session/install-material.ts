import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { InstallableEsim } from '#contract/checkout-sessions.ts';
import type { InstallSteps } from '#core/esims/esim-provider.ts';
import { androidInstallUrl } from '#core/esims/install-links.ts';
import type { Language } from '#core/language.ts';
import { daysStartLine } from '#core/orders/describe-unit.ts';
import { startsOnInstall } from '#core/plans/days-start.ts';
import { numberedTitle } from '#core/orders/number-units.ts';
import type { DeliveredEsim } from '#core/orders/order-progress.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import type { OrderServices } from '../order-services.ts';

type Needs = Pick<OrderServices, 'progress' | 'readInstallSteps' | 'qr'>;
type Platforms = InstallSteps['platforms'];

/** The network's install steps rarely change; those of this many eSIMs are cached. */
const CACHED_STEPS = 500;
/** Codes install an eSIM without the steps, so a customer does not wait longer than this for a slow network. */
const STEPS_WITHIN_MS = 3_000;

/** Everything that installs the eSIMs of an order. Codes come from our database, steps from the network. */
export class InstallMaterial {
  readonly #needs: Needs;
  readonly #steps = new LRUCache<string, Platforms>({ max: CACHED_STEPS });

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  async of(orderId: string, language: Language): Promise<readonly InstallableEsim[]> {
    const found = await this.#needs.progress.readEsims(orderId);
    return Promise.all(found.map((esim) => this.show(esim, language)));
  }

  /** Only for the eSIM's owner. */
  async show({ described, number, esim }: DeliveredEsim, language: Language): Promise<InstallableEsim> {
    return {
      title: numberedTitle(described, number, { language, messagesOf }),
      iccid: esim.iccid,
      smdpAddress: esim.smdpAddress,
      matchingId: esim.matchingId,
      activationCode: esim.activationCode,
      qr: this.#needs.qr.svgPath(esim.activationCode),
      appleInstallUrl: esim.appleInstallUrl,
      androidInstallUrl: androidInstallUrl(esim.activationCode),
      daysStart: daysStartLine(described, { language, messagesOf }),
      startsOnInstall: startsOnInstall(described),
      apn: esim.apn,
      platforms: await this.#platforms(esim.iccid, language),
    };
  }

  /**
   * Null: the steps cannot be read now, or not in time. QR code and codes install without them. A late response
   * is cached for the next call.
   */
  async #platforms(iccid: string, language: Language): Promise<Platforms | null> {
    const known = this.#steps.get(keyOf(iccid, language));
    if (known !== undefined) return known;
    return Promise.race([this.#read(iccid, language), wait(STEPS_WITHIN_MS, null, { ref: false })]);
  }

  async #read(iccid: string, language: Language): Promise<Platforms | null> {
    const read = await this.#needs.readInstallSteps(iccid, language);
    if (read.kind !== 'read') return null;
    this.#steps.set(keyOf(iccid, language), read.value.platforms);
    return read.value.platforms;
  }
}

function keyOf(iccid: string, language: Language): string {
  return `${language}:${iccid}`;
}
