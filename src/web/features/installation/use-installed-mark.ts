import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { customerOf } from '../../queries/create-query-client.ts';
import { useSession } from '../../session/use-session.ts';
import { toasts } from '../../ui/toasts/toasts.ts';

/** Marks an eSIM as installed, or takes the mark back. Repeating it changes nothing. */
export function useInstalledMark(id: string) {
  const t = useMessages('install');
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const client = useQueryClient();
  const mine = ['my', customerOf(useSession()) ?? '', 'esims'];
  const { mutate, isPending } = useMutation({
    mutationFn: async (isInstalled: boolean) => {
      const { api } = createApiClient({ anonKey });
      const response = await api.esims[':id'].installed.$put({
        param: { id },
        query: { language },
        json: { isInstalled },
      });
      if (response.status !== 200) throw new RequestRefused(response.status);
      return (await response.json()).esim;
    },
    onSuccess: (esim) => {
      client.setQueryData([...mine, id, language], (known: object | undefined) => ({ ...known, ...esim }));
      // The list shows another word for it; the codes stay the same.
      void client.invalidateQueries({ queryKey: [...mine, language], exact: true });
    },
    onError: () => toasts.show({ title: t('installed.failed'), tone: 'bad' }),
  });
  return { mark: mutate, isPending };
}
