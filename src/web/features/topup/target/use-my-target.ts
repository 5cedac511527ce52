import type { MyEsim } from '#contract/account/my-esims.ts';
import type { AsyncState } from '../../../browser/async-state.ts';
import { useMyEsims } from '../../../esims/use-my-esims.ts';
import type { TopupTarget } from '../topup-target.ts';

type TargetOptions = Readonly<{ esimId: string | null; isSignedIn: boolean }>;

type Mine = Readonly<{ esims: readonly MyEsim[]; target: TopupTarget | null }>;

export type MyTarget = AsyncState<Mine>;

const GUEST: MyTarget = { kind: 'ready', value: { esims: [], target: null } };

/** The customer's eSIMs, and the one that the address names if it is theirs. */
export function useMyTarget({ esimId, isSignedIn }: TargetOptions): MyTarget {
  const { data, isPending, refetch } = useMyEsims({ enabled: isSignedIn });
  if (!isSignedIn) return GUEST;
  if (data === undefined)
    return isPending ? { kind: 'loading' } : { kind: 'failed', retry: () => void refetch() };
  const { esims } = data;
  const esim = esims.find(({ id }) => id === esimId);
  return { kind: 'ready', value: { esims, target: esim === undefined ? null : { kind: 'mine', esim } } };
}
