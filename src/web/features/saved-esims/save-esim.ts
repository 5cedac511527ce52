import type { FetchNeeds } from '../../queries/use-api-query.ts';
import { fetchMyInstall } from '../../esims/use-my-esim.ts';
import { isWorkerReady } from './offline-worker.ts';
import { removeCopy, storeCopy } from './saved-copies.ts';
import { savedCopy } from './saved-copy.ts';

/** `no-storage`: this browser cannot keep pages, as in many private windows. `no-space`: it is full. */
export type SaveOutcome = 'saved' | 'no-storage' | 'no-space' | 'failed';

type Needs = Readonly<{
  owner: string;
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
      fetchMyInstall(id, { ...needs.fetch, language: 'en' }),
      fetchMyInstall(id, { ...needs.fetch, language: 'es' }),
    ]);
    return await store(id, needs, { en: en.esim, es: es.esim });
  } catch {
    return 'failed';
  }
}

type Install = Parameters<typeof savedCopy>[0]['install'];

async function store(id: string, { owner }: Needs, install: Install): Promise<SaveOutcome> {
  try {
    const isStored = await storeCopy(savedCopy({ id, owner, savedAt: new Date(), install }));
    return isStored ? 'saved' : 'failed';
  } catch (error) {
    await removeCopy(id).catch(() => undefined);
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no-space' : 'no-storage';
  }
}
