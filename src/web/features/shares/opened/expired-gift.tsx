import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../../api/api-client.ts';
import { focusOnMount } from '../../../browser/move-focus.ts';
import { usePageFacts } from '../../../document/page-facts.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { useGuardedMutation } from '../../../queries/use-guarded-mutation.ts';
import { buttonClass } from '../../../ui/button.tsx';

/** The link of a gift has expired: a new one is sent to the address that the gift was sent to, and to no other. */
export function ExpiredGift({ secret }: Readonly<{ secret: string }>) {
  const t = useMessages('shares');
  const { anonKey } = usePageFacts();
  const resend = useGuardedMutation({ mutationFn: () => requestNewLink(secret, anonKey) });
  const isLimited = resend.error instanceof RequestRefused && resend.error.status === 429;
  return (
    <div className="notice-card">
      <h2 className="text-2xl">{t('page.endedTitle')}</h2>
      <p className="text-ink-soft">{t('page.expiredGift')}</p>
      {resend.isSuccess ? (
        <p ref={focusOnMount} tabIndex={-1} role="status">
          {t('page.newLinkSent')}
        </p>
      ) : (
        <button
          type="button"
          disabled={resend.isPending}
          className={buttonClass('primary')}
          onClick={() => void resend.send()}
        >
          {t('page.newLink')}
        </button>
      )}
      {resend.isError ? <p role="alert">{t(isLimited ? 'page.newLinkLimit' : 'page.failed')}</p> : null}
    </div>
  );
}

async function requestNewLink(secret: string, anonKey: string): Promise<void> {
  const response = await createApiClient({ anonKey }).api['gift-links'].$post({ json: { secret } });
  if (response.status !== 200) throw new RequestRefused(response.status);
}
