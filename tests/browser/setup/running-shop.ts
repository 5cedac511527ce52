import { z } from 'zod';

/** How the global set-up passes the shop's address to the test processes. */
export const SHOP_VARIABLE = 'LANDFALL_TEST_SHOP';

const runningShop = z.object({
  origin: z.url(),
  sandboxOrigin: z.url(),
  /** The shop's keys at the sandbox's eSIM network; null for a shop that was started by hand. */
  networkKeys: z.object({ clientId: z.string(), clientSecret: z.string() }).nullable().default(null),
  /** The admin of the sandbox; null for a shop that was started by hand. */
  admin: z.object({ email: z.string(), password: z.string() }).nullable().default(null),
  /** Where the shop keeps its logs and its database. */
  dataDir: z.string(),
});
export type RunningShop = z.infer<typeof runningShop>;

export function readRunningShop(): RunningShop {
  return runningShop.parse(JSON.parse(process.env[SHOP_VARIABLE] ?? 'null'));
}
