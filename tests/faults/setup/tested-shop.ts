import { z } from 'zod';
import type { OracleSources } from '../oracle/oracle.ts';
import type { Mix } from './mix.ts';

/** A running shop and what its customers have bought. */
export type Shop = OracleSources & Readonly<{ origin: string; mix: Mix }>;

export type Checkout = Readonly<{ url: string; sessionId: string; email: string; cookie: string }>;

const Page = z.object({ url: z.string() });

/** The payment page of a checkout. A refusal is an error that says what the shop responded. */
export async function readPage(response: Response): Promise<z.infer<typeof Page>> {
  if (!response.ok) throw new Error(`The shop responded ${response.status}: ${await response.text()}`);
  return Page.parse(await response.json());
}
