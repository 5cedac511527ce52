import type { MyEsim } from '#contract/account/my-esims.ts';
import { useMyEsims } from '../../../esims/use-my-esims.ts';
import type { TopupTarget } from '../topup-target.ts';

type Wanted = Readonly<{ esimId: string | null; isSignedIn: boolean }>;

export type MyTarget = Readonly<{
  kind: 'loading' | 'loaded' | 'failed';
  esims: readonly MyEsim[];
  target: TopupTarget | null;
  retry: () => void;
}>;

/** The customer's eSIMs, and the one that the address names if it is theirs. */
export function useMyTarget({ esimId, isSignedIn }: Wanted): MyTarget {
  const { data, isPending, refetch } = useMyEsims({ enabled: isSignedIn });
  const esims = isSignedIn ? (data?.esims ?? []) : [];
  const esim = esims.find(({ id }) => id === esimId);
  return {
    kind: kindOf({ isSignedIn, isPending, hasData: data !== undefined }),
    esims,
    target: esim === undefined ? null : { kind: 'mine', esim },
    retry: () => void refetch(),
  };
}

type Loading = Readonly<{ isSignedIn: boolean; isPending: boolean; hasData: boolean }>;

function kindOf({ isSignedIn, isPending, hasData }: Loading): MyTarget['kind'] {
  if (!isSignedIn || hasData) return 'loaded';
  return isPending ? 'loading' : 'failed';
}
