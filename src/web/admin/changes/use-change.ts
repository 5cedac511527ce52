import { useState } from 'react';
import { useGuardedMutation } from '../../queries/use-guarded-mutation.ts';
import { codeOf } from '../frame/admin-client.ts';
import { useConfirmed } from './password-confirmation.tsx';

/**
 * A change by a press, one at a time: a press while one is being sent is ignored. What needs the password is sent again
 * after it was typed; without it nothing was done, and nothing is said. Every other failure becomes the problem.
 */
export function useChange<Problem extends string>(problemOf: (error: unknown) => Problem | null) {
  const confirmed = useConfirmed();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { isPending, send } = useGuardedMutation({
    mutationFn: async (work: () => Promise<unknown>) => {
      await confirmed(work);
      return true;
    },
    onMutate: () => setProblem(null),
    onError: (error) => {
      if (codeOf(error) !== 'confirm-password') setProblem(problemOf(error));
    },
  });
  /** `work` sends the request first, then shows its result. Resolves to whether it worked. */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => (await send(work)) === true;
  return {
    isBusy: isPending,
    problem,
    /** For what is wrong before anything is sent. The next change removes it. */
    setProblem,
    run,
  };
}
