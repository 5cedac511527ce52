import { join } from 'node:path';
import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import { NO_PROOF } from '#core/proof/shop-proof.ts';
import { OFFERED_BY_DEFAULT } from '#core/language.ts';
import { buildPages } from '#scripts/launch/build-pages.ts';
import type { Pages } from '#server/http/app-needs.ts';
import { createPages, type PagesNeeds } from '#server/pages/create-pages.ts';
import { aLog } from './log.ts';
import { someSales } from './sales.ts';
import { aSeller } from './seller.ts';

const ROOT = join(import.meta.dirname, '../..');
export const BUILD_FOLDER = join(ROOT, 'build');

/** The pages as production serves them, built first when they are older than their sources. */
export async function builtPages(
  index: CatalogueIndex,
  changes: Partial<Pick<PagesNeeds, 'rendersPerMinute' | 'proof' | 'languages'>> = {},
): Promise<Pages> {
  await buildPages(new AbortController().signal);
  return createPages({
    publicOrigin: 'http://localhost:3000',
    anonKey: 'test-key',
    seller: aSeller(),
    languages: OFFERED_BY_DEFAULT,
    catalogue: { current: () => index },
    sales: someSales(),
    proof: { current: () => NO_PROOF },
    log: aLog(),
    clock: { now: () => new Date() },
    buildFolder: BUILD_FOLDER,
    messagesFolder: join(ROOT, 'src/messages'),
    ...changes,
  });
}
