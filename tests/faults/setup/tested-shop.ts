import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import type { OracleSources } from '../oracle/oracle.ts';
import type { Mix } from './mix.ts';

/** A running shop and what its customers have bought. */
export type Shop = OracleSources & Readonly<{ origin: string; mix: Mix }>;

export type Checkout = Readonly<{ url: string; sessionId: string; email: string; cookie: string }>;

const Page = z.object({ url: z.string() });

/** The shop's refusal of a checkout. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: string;
  constructor(status: number, body: string) {
    super(`The shop responded ${status}: ${body}`);
    this.status = status;
    this.body = body;
  }
}

/** The payment page of a checkout. A refusal is an error that says what the shop responded. */
export async function readPage(response: Response): Promise<z.infer<typeof Page>> {
  if (!response.ok) throw new Refusal(response.status, await response.text());
  return Page.parse(await response.json());
}

/** The checkout ended, for instance because a newer one of the same address uses the code: the customer starts again. */
export function isClosed(error: unknown): boolean {
  return error instanceof Refusal && error.body.includes('checkout-closed');
}

/**
 * As long as the longest run. A shop that is killed right after each payment may never get to the slowest checkouts, such
 * as those with a coupon, until the kills end.
 */
const PATIENCE_MS = 60 * 60_000;

/**
 * A customer who tries until the shop responds. When time is up the error is the shop's last refusal, because the last
 * attempt may only have met a shop that was just being started.
 */
export async function keepTrying<T>(attempt: () => Promise<T>): Promise<T> {
  let refusal: unknown = null;
  const once = async (): Promise<T> => {
    try {
      return await attempt();
    } catch (error) {
      // How `fetch` reports that there was no response.
      if (!(error instanceof TypeError)) refusal = error;
      throw error;
    }
  };
  try {
    return await eventually(once, PATIENCE_MS);
  } catch (error) {
    throw refusal ?? error;
  }
}
