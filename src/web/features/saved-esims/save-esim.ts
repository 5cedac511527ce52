import type { FetchNeeds } from '../../queries/use-api-query.ts';
import { fetchInstall } from './fetch-install.ts';
import { isWorkerReady } from './offline-worker.ts';
import { removeCopy, storeCopy } from './saved-copies.ts';
import { savedCopy } from './saved-copy.ts';

/** `no-storage`: this browser cannot keep pages, as in many private windows. `no-space`: it is full. */
export type SaveOutcome = 'saved' | 'no-storage' | 'no-space' | 'failed';

type Needs = Readonly<{
  owner: string;
  /** The signed-in customer at this moment; null for a guest. */
  currentCustomer: () => string | null;
  fetch: Omit<FetchNeeds, 'language'>;
}>;

/** Keeps one eSIM of the signed-in customer on this device. Saving again replaces the copy. */
export async function saveEsim(id: string, needs: Needs): Promise<SaveOutcome> {
  try {
    if (!(await isWorkerReady())) return 'no-storage';
  } catch {
    return 'no-storage';
  }
  try {
    const [en, es] = await Promise.all([
      fetchInstall(id, { ...needs.fetch, language: 'en' }),
      fetchInstall(id, { ...needs.fetch, language: 'es' }),
    ]);
    return await store(id, needs, { en, es });
  } catch {
    return 'failed';
  }
}

type Install = Parameters<typeof savedCopy>[0]['install'];

async function store(id: string, { owner, currentCustomer }: Needs, install: Install): Promise<SaveOutcome> {
  try {
    await storeCopy(savedCopy({ id, owner, savedAt: new Date(), install }));
  } catch (error) {
    await removeCopy(id).catch(() => undefined);
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no-space' : 'no-storage';
  }
  if (currentCustomer() !== owner) {
    // The customer signed out in another tab while it was being saved.
    await removeCopy(id);
    return 'failed';
  }
  return 'saved';
}
