import { useState } from 'react';
import type { Share } from '#contract/orders/shares.ts';
import { focusOnMount } from '../../browser/move-focus.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { useShareChanges } from './use-share-changes.ts';

type Properties = Readonly<{
  esimId: string;
  share: Share;
  /** Called before the button disappears. */
  onRevoked: () => void;
}>;

/** Asks once. It says whether the link was opened, because then the eSIM may be on a phone. */
export function RevokeLink({ esimId, share, onRevoked }: Properties) {
  const t = useMessages('shares');
  // Undefined: the question was never asked.
  const [isAsking, setIsAsking] = useState<boolean>();
  const { revoke } = useShareChanges(esimId);
  const isOpened = share.revealedAt !== null;
  if (isAsking !== true) {
    return (
      <button
        ref={isAsking === false ? focusOnMount : null}
        type="button"
        className="text-button -ml-2 px-2"
        onClick={() => setIsAsking(true)}
      >
        {t('revoke.button')}
      </button>
    );
  }
  const confirm = () =>
    revoke.mutate(share.id, {
      onSuccess: () => {
        toasts.show({ title: t('revoke.done'), tone: 'good' });
        onRevoked();
      },
    });
  return (
    <div role="group" aria-label={t('revoke.ask')} className="grid gap-2">
      <p className="font-semibold">{t('revoke.ask')}</p>
      <p className="text-sm text-ink-soft">{t(isOpened ? 'revoke.opened' : 'revoke.unopened')}</p>
      <div className="flex flex-wrap gap-2">
        <button
          ref={focusOnMount}
          type="button"
          disabled={revoke.isPending}
          className={buttonClass('quiet')}
          onClick={confirm}
        >
          {t('revoke.yes')}
        </button>
        <button type="button" className="text-button px-2" onClick={() => setIsAsking(false)}>
          {t('revoke.no')}
        </button>
      </div>
    </div>
  );
}
