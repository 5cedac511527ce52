import { useQueryClient } from '@tanstack/react-query';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../../api/api-client.ts';
import { usePageFacts } from '../../../document/page-facts.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { customerOf } from '../../../queries/create-query-client.ts';
import { useSession } from '../../../session/use-session.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';

type Named = Readonly<{ id: string; name: string | null }>;

/** Saves the name of an eSIM when it changed. */
export function useNameOf({ id, name: known }: Named) {
  const t = useMessages('shares');
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const client = useQueryClient();
  const mine = ['my', customerOf(useSession()) ?? ''];
  const save = async (name: string) => {
    const { api } = createApiClient({ anonKey });
    const response = await api.esims[':id'].name.$put({ param: { id }, query: { language }, json: { name } });
    if (response.status !== 200) throw new RequestRefused(response.status);
    await client.invalidateQueries({ queryKey: mine });
  };
  return (typed: string) => {
    const name = typed.trim();
    if (name === (known ?? '')) return;
    save(name).catch(() =>
      toasts.show({ title: t(navigator.onLine ? 'nameFailed' : 'problem.offline'), tone: 'bad' }),
    );
  };
}
