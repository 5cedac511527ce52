import { toasts } from '../../ui/toasts/toasts.ts';
import { useChange } from './use-change.ts';

/** The same, for a button without a place for a problem: a toast says that it failed. */
export function useToastedChange(failure: string) {
  const { isBusy, run } = useChange(() => {
    toasts.show({ title: failure, tone: 'bad' });
    return null;
  });
  return { isBusy, run };
}
