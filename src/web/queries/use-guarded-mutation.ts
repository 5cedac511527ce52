import { useRef } from 'react';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';

/**
 * A change that is sent one at a time. `send` is ignored while one is on its way: `isPending` is known only after the next
 * render, so two presses in one frame would both pass it. Resolves to null when it failed or was ignored.
 */
export function useGuardedMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
) {
  const isSending = useRef(false);
  const { data, error, isError, isPending, isSuccess, mutateAsync, variables } = useMutation(options);
  const send = async (sent: Variables): Promise<Data | null> => {
    if (isSending.current) return null;
    isSending.current = true;
    return mutateAsync(sent)
      .catch(() => null)
      .finally(() => {
        isSending.current = false;
      });
  };
  return { data, error, isError, isPending, isSuccess, variables, send };
}
