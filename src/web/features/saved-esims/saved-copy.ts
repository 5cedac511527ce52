import type { InstallableEsim } from '#contract/orders/checkout-sessions.ts';
import type { PlanEnd } from '#core/esims/dashboard/plan-end.ts';
import type { Language } from '#core/language.ts';

/** What public/saved.js shows without a connection. The links of one-tap install need one, so they are left out. */
type SavedInstall = Omit<InstallableEsim, 'appleInstallUrl' | 'androidInstallUrl'>;

/** One saved eSIM, as it is stored. In every offered language, because it can be switched without a connection. */
export type SavedCopy = Readonly<{
  id: string;
  /** The name that the customer gave it. Copies that were saved before this field have none. */
  name?: string | null;
  /** The customer who saved it; nobody else sees it. */
  owner: string;
  /** ISO 8601. */
  savedAt: string;
  /** How its plan ended, as the dashboard learned it last. Without it: nothing has ended. */
  ended?: PlanEnd | null;
  /** It has connected, so it is on a phone. Without it: as far as the dashboard knew, it has not. */
  isUsed?: boolean;
  install: Readonly<Partial<Record<Language, SavedInstall>>>;
}>;

type Parts = Readonly<{
  id: string;
  name: string | null;
  /** Its days run or are over: when they start is not worth saying any more. */
  hasStarted: boolean;
  /** It has connected. */
  isUsed: boolean;
  owner: string;
  savedAt: Date;
  install: readonly (readonly [Language, InstallableEsim])[];
}>;

export function savedCopy({ id, name, hasStarted, isUsed, owner, savedAt, install }: Parts): SavedCopy {
  return {
    id,
    name,
    owner,
    savedAt: savedAt.toISOString(),
    isUsed,
    install: Object.fromEntries(
      install.map(([language, esim]) => {
        const saved = withoutLinks(esim);
        return [language, hasStarted ? { ...saved, daysStart: '', startsOnInstall: false } : saved];
      }),
    ),
  };
}

function withoutLinks(install: InstallableEsim): SavedInstall {
  const { appleInstallUrl: _apple, androidInstallUrl: _android, ...rest } = install;
  return rest;
}

const FOLDER = '/saved-esims/';

/** The key of a copy in the cache. No page has this path, and the service worker answers no request with it. */
export function keyOf(id: string): string {
  return FOLDER + id;
}
