import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { codeOf } from '../frame/admin-client.ts';
import { useConfirmed } from './password-confirmation.tsx';

/**
 * A change by a press, one at a time: a press while one is being sent is ignored. What needs the password is sent again
 * after it was typed; without it nothing was done, and nothing is said. Every other failure becomes the problem.
 */
export function useChange<Problem extends string>(problemOf: (error: unknown) => Problem | null) {
  const confirmed = useConfirmed();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { isPending, mutateAsync } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => confirmed(work),
    onMutate: () => setProblem(null),
    onError: (error) => {
      if (codeOf(error) !== 'confirm-password') setProblem(problemOf(error));
    },
  });
  /** `work` sends the request first, then shows its result. Resolves to whether it worked. */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isPending) return false;
    return mutateAsync(work).then(
      () => true,
      () => false,
    );
  };
  return {
    isBusy: isPending,
    problem,
    /** For what is wrong before anything is sent. The next change removes it. */
    setProblem,
    run,
  };
}
