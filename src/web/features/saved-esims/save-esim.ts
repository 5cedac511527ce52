import type { Language } from '#core/language.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';
import { fetchMyInstall } from '../../esims/use-my-esim.ts';
import { isWorkerReady } from './offline-worker.ts';
import { removeCopy, storeCopy } from './saved-copies.ts';
import { savedCopy } from './saved-copy.ts';

/** `no-storage`: this browser cannot keep pages, as in many private windows. `no-space`: it is full. */
export type SaveOutcome = 'saved' | 'no-storage' | 'no-space' | 'failed';

type Needs = Readonly<{
  owner: string;
  /** Those that the shop offers. */
  languages: readonly Language[];
  fetch: Omit<FetchNeeds, 'language'>;
}>;

/** `name` is the one that the customer gave it; `hasStarted`: its days run or are over; `isUsed`: it has connected. */
type Saved = Readonly<{ id: string; name: string | null; hasStarted: boolean; isUsed: boolean }>;

/** Keeps one eSIM of the signed-in customer on this device. Saving again replaces the copy. */
export async function saveEsim(esim: Saved, needs: Needs): Promise<SaveOutcome> {
  try {
    if (!(await isWorkerReady())) return 'no-storage';
  } catch {
    return 'no-storage';
  }
  try {
    const install = await Promise.all(
      needs.languages.map(async (language) => {
        const install = await fetchMyInstall(esim.id, { ...needs.fetch, language });
        return [language, install.esim] as const;
      }),
    );
    return await store(esim, needs, install);
  } catch {
    return 'failed';
  }
}

type Install = Parameters<typeof savedCopy>[0]['install'];

async function store(esim: Saved, { owner }: Needs, install: Install): Promise<SaveOutcome> {
  try {
    const isStored = await storeCopy(savedCopy({ ...esim, owner, savedAt: new Date(), install }));
    return isStored ? 'saved' : 'failed';
  } catch (error) {
    await removeCopy(esim.id).catch(() => undefined);
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no-space' : 'no-storage';
  }
}
