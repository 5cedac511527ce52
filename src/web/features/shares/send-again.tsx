import { Send } from 'lucide-react';
import type { Share } from '#contract/orders/shares.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { useShareChanges, type Made } from './use-share-changes.ts';

type Properties = Readonly<{
  esimId: string;
  share: Share;
  words: string;
  /** Called with the same link again, to send it; not for an email, which the shop sends. */
  onLink: (made: Made) => void;
}>;

/** The same link once more. */
export function SendAgain({ esimId, share, words, onLink }: Properties) {
  const t = useMessages('shares');
  const { remind } = useShareChanges(esimId);
  const onSuccess = (made: Made) => {
    if (made.link === null) toasts.show({ title: t('handOut.reminded'), tone: 'good' });
    else onLink(made);
  };
  return (
    <button
      type="button"
      disabled={remind.isPending}
      className={buttonClass('quiet')}
      onClick={() => remind.mutate(share.id, { onSuccess })}
    >
      <Send aria-hidden="true" className="size-5" />
      {words}
    </button>
  );
}
