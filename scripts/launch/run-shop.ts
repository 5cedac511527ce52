import { step } from './progress.mjs';

type Stop = () => Promise<void>;
type ShopProgram = typeof import('#server/main/start.ts');

/**
 * Loads the shop's modules. That takes longer than anything else in a start, so it runs while the database
 * and the sandbox start on the other core.
 */
export function loadShop(): Promise<ShopProgram> {
  // When React is first loaded, this variable decides whether it uses its slow development build.
  process.env['NODE_ENV'] = 'production';
  const program = import('#adapters/postgres/connection/load-drizzle-quickly.ts').then(
    () => import('#server/main/start.ts'),
  );
  // The caller that awaits it gets the failure; until then it must not end the process.
  program.catch(() => undefined);
  return program;
}

/** In this process: one Node less in memory, and nothing left behind when the process is killed. */
export async function runShopHere(program: Promise<ShopProgram>, env: NodeJS.ProcessEnv): Promise<Stop> {
  const shop = await step('Opening the shop', async () => (await program).startShop(env));
  // Loading the modules and the first catalogue leaves about 60 MB of garbage that an idle shop would keep
  // for hours.
  globalThis.gc?.();
  return () => shop.stop();
}
