import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '#core/clock.ts';
import type { InstallableEsim, InstallResponse, OrderedInstall } from '#contract/orders/checkout-sessions.ts';
import { isToGive } from '#core/shares/is-group-order.ts';
import { installState } from '#core/esims/installation/install-state.ts';
import { canBeInstalled } from '#core/esims/installation/shown-codes.ts';
import type { InstallSteps } from '#core/esims/esim-provider.ts';
import { androidInstallUrl } from '#core/esims/install-links.ts';
import type { Language } from '#core/language.ts';
import { daysStartLine } from '#core/plans/texts/unit-title.ts';
import { startsOnInstall } from '#core/plans/days-start.ts';
import { numberedTitle } from '#core/orders/number-units.ts';
import type { DeliveredEsim, OrderedEsim } from '#core/orders/order-progress.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import type { OrderServices } from '../order-services.ts';
import { InstallStepsReader } from './install-steps-reader.ts';

type Needs = Readonly<{ orders: Pick<OrderServices, 'progress' | 'readInstallSteps' | 'qr'>; clock: Clock }>;
type Platforms = InstallSteps['platforms'];

/** Codes install an eSIM without the steps, so a customer does not wait longer than this for a slow network. */
const STEPS_WITHIN_MS = 3_000;

/** Everything that installs the eSIMs of an order. Codes come from our database, steps from the network. */
export class InstallMaterial {
  readonly #orders: Needs['orders'];
  readonly #steps: InstallStepsReader;
  readonly #clock: Clock;

  constructor({ orders, clock }: Needs) {
    this.#orders = orders;
    this.#clock = clock;
    this.#steps = new InstallStepsReader({ ...orders, clock });
  }

  async of(orderId: string, language: Language): Promise<InstallResponse> {
    const found = await this.#orders.progress.readEsims(orderId);
    const usable = found.filter(({ status }) => canBeInstalled(status));
    return {
      esims: await Promise.all(
        usable.map(async (esim) => ({ ...(await this.show(esim, language)), ...this.#lifeOf(esim) })),
      ),
      recycled: found
        .filter(({ status }) => !canBeInstalled(status))
        .map(({ id, described, number }) => ({
          id,
          title: numberedTitle(described, number, { language, messagesOf }),
        })),
    };
  }

  #lifeOf(esim: OrderedEsim): Pick<OrderedInstall, 'firstConnectedAt' | 'hasStarted' | 'end' | 'isToGive'> {
    const now = this.#clock.now();
    const { firstConnectedAt, hasStarted, end } = installState(esim, now);
    return { firstConnectedAt, hasStarted, end, isToGive: isToGive(esim, now) };
  }

  /** Only for the eSIM's owner. */
  async show({ id, described, number, esim }: DeliveredEsim, language: Language): Promise<InstallableEsim> {
    return {
      id,
      title: numberedTitle(described, number, { language, messagesOf }),
      iccid: esim.iccid,
      smdpAddress: esim.smdpAddress,
      matchingId: esim.matchingId,
      activationCode: esim.activationCode,
      qr: this.#orders.qr.svgPath(esim.activationCode),
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
    return Promise.race([this.#steps.read(iccid, language), wait(STEPS_WITHIN_MS, null, { ref: false })]);
  }
}
