import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { keptCopy } from '#core/esims/installation/kept-copy.ts';
import { customerOf } from '../../queries/create-query-client.ts';
import { useSession } from '../../session/use-session.ts';
import { updateCopies } from './saved-copies.ts';

/** Brings the copies on this device up to date with what the shop knows. Shows nothing. */
export function UpdateCopies({ esims }: Readonly<{ esims: readonly MyEsim[] }>) {
  const owner = customerOf(useSession()) ?? '';
  const client = useQueryClient();
  useEffect(() => {
    const now = new Date();
    const kept = new Map(esims.map((esim) => [esim.id, keptCopy(esim, now)]));
    updateCopies(owner, kept).then(
      (hasChanged) =>
        hasChanged ? client.invalidateQueries({ queryKey: ['my', owner, 'saved-esims'] }) : null,
      // A browser without room or storage keeps what it has; the next dashboard tries again.
      () => null,
    );
  }, [esims, owner, client]);
  return null;
}
