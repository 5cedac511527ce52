import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Share, ShareLinkResponse } from '#contract/orders/shares.ts';
import type { Language } from '#core/language.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { customerOf } from '../../queries/create-query-client.ts';
import { useSession } from '../../session/use-session.ts';
import { toasts } from '../../ui/toasts/toasts.ts';

export type Sending =
  | Readonly<{ channel: 'email'; email: string; recipientName: string }>
  | Readonly<{ channel: 'whatsapp' | 'sms' | 'link' | 'code'; recipientName: string }>;

/** How a link that exists is sent. */
export type Way =
  | Readonly<{ channel: 'email'; email: string }>
  | Readonly<{ channel: Exclude<Sending['channel'], 'email'> }>;

/** `isCopied`: the link is in the clipboard already; false when the browser refused. */
export type Made = ShareLinkResponse & Readonly<{ isCopied?: boolean }>;

/** Makes, repeats and revokes links to one eSIM. Every result is also shown by the lists of links. */
export function useShareChanges(esimId: string) {
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const t = useMessages('shares');
  const client = useQueryClient();
  const mine = ['my', customerOf(useSession()) ?? ''];
  const show = (error: Error) => toasts.show({ title: t(`problem.${problemOf(error)}`), tone: 'bad' });
  const shared = {
    onSuccess: () => void client.invalidateQueries({ queryKey: mine }),
    onError: show,
  };
  const calls = shareCalls(esimId, anonKey);
  const create = useMutation({
    mutationFn: (sending: Sending) => calls.create(sending, language),
    ...shared,
  });
  const remind = useMutation({ mutationFn: (shareId: string) => calls.remind(shareId), ...shared });
  const send = useMutation({
    mutationFn: ({ shareId, way }: Readonly<{ shareId: string; way: Way }>) => calls.send(shareId, way),
    ...shared,
  });
  const revoke = useMutation({ mutationFn: (shareId: string) => calls.revoke(shareId), ...shared });
  return { create, remind, send, revoke };
}

function shareCalls(id: string, anonKey: string) {
  const links = createApiClient({ anonKey }).api.esims[':id'].shares;
  return {
    async create({ recipientName, ...sending }: Sending, language: Language): Promise<Made> {
      const json = { ...sending, recipientName: recipientName.trim(), language };
      const response = await links.$post({ param: { id }, json });
      if (response.status !== 200) throw new RequestRefused(response.status);
      return response.json();
    },
    async remind(shareId: string): Promise<Made> {
      const response = await links[':shareId'].remind.$post({ param: { id, shareId } });
      if (response.status !== 200) throw new RequestRefused(response.status);
      return response.json();
    },
    async send(shareId: string, json: Way): Promise<Made> {
      const response = await links[':shareId'].send.$post({ param: { id, shareId }, json });
      if (response.status !== 200) throw new RequestRefused(response.status);
      return response.json();
    },
    async revoke(shareId: string): Promise<Share> {
      const response = await links[':shareId'].revoke.$post({ param: { id, shareId } });
      if (response.status !== 200) throw new RequestRefused(response.status);
      return (await response.json()).share;
    },
  };
}

function problemOf(error: Error): 'limit' | 'ended' | 'failed' | 'offline' {
  if (!navigator.onLine) return 'offline';
  const status = error instanceof RequestRefused ? error.status : null;
  if (status === 429) return 'limit';
  return status === 409 ? 'ended' : 'failed';
}
