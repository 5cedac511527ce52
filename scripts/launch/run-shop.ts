import { step } from './progress.mjs';

type Stop = () => Promise<void>;
type ShopProgram = typeof import('#server/main/start.ts');

/**
 * Loads the shop's programs. They take longer than anything else in a start, so this goes on while the database and
 * the sandbox come up on the other core.
 */
export function loadShop(): Promise<ShopProgram> {
  // React decides by this variable, when it is first loaded, whether to run its slow development form.
  process.env['NODE_ENV'] = 'production';
  const program = import('#adapters/postgres/connection/load-drizzle-quickly.ts').then(
    () => import('#server/main/start.ts'),
  );
  // Whoever awaits it hears of a failure; until then it must not end the process.
  program.catch(() => undefined);
  return program;
}

/** In this very process: one Node less in memory, and nothing left behind when the process is killed. */
export async function runShopHere(program: Promise<ShopProgram>, env: NodeJS.ProcessEnv): Promise<Stop> {
  const shop = await step('Opening the shop', async () => (await program).startShop(env));
  // Loading the programs and the first catalogue leaves some 60 MB of garbage that a quiet shop would keep for hours.
  globalThis.gc?.();
  return () => shop.stop();
}
