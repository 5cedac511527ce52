import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { RequestRefused } from '#core/retry/failure.ts';
import { useMessages } from '../../language/use-messages.ts';
import { pageSession } from '../../session/page-session.ts';
import { SwitchRow } from '../../ui/switch/switch-row.tsx';

type Properties = Readonly<{
  /** Changes with the same id are sent one after the other. */
  id: string;
  name: string;
  hint: string;
  /** As the shop last said. Undefined: not read yet. */
  stored: boolean | undefined;
  /** Where what the shop said is kept. */
  queryKey: QueryKey;
  /** Sends one change and keeps what the shop responds. */
  save: (isOn: boolean) => Promise<void>;
}>;

/** A switch that shows the last press at once, and what is stored when it could not be saved. */
export function SavedSwitch({ id, name, hint, stored, queryKey, save }: Properties) {
  const t = useMessages('reminders');
  const client = useQueryClient();
  const { isError, isPending, isSuccess, mutate, variables } = useMutation({
    // The last press is sent last and counts.
    scope: { id },
    mutationKey: queryKey,
    mutationFn: save,
    // A read that began before the press would show what was stored then.
    onMutate: () => client.cancelQueries({ queryKey }),
    onError: (error) => {
      // An ended session sends the customer to sign-in.
      if (error instanceof RequestRefused && error.status === 401) void pageSession.refresh();
    },
    // A failed change may have arrived, with its response lost: the last one of several reads what is stored.
    onSettled: () => {
      if (client.isMutating({ mutationKey: queryKey }) === 1) void client.invalidateQueries({ queryKey });
    },
  });
  const isOn = isPending ? variables : stored;
  const isSaved = isSuccess && variables === stored;
  const word = isPending ? 'saving' : isSaved ? 'saved' : isOn === true ? 'on' : 'off';
  return (
    <SwitchRow
      name={name}
      hint={hint}
      isOn={isOn ?? null}
      word={isOn === undefined ? '' : t(`account.${word}`)}
      announcement={isSaved ? t('account.saved') : ''}
      problem={isError ? t('account.failed') : null}
      onChange={(wanted) => mutate(wanted)}
    />
  );
}
