import type { ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RequestRefused } from '#core/retry/failure.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyKey, useMyQuery } from '../../queries/use-api-query.ts';
import { pageSession } from '../../session/page-session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ignoreSecondClick } from '../../ui/ignore-second-click.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { fetchMyNewsletter, saveMyNewsletter } from './newsletter-requests.ts';

const NAME = ['newsletter'] as const;

/** Turns the newsletter to the customer's own address on and off. `children` come below, once their place is known. */
export function NewsletterSwitch({ children }: Readonly<{ children: ReactNode }>) {
  const t = useMessages('subscriptions');
  const { data, isPending } = useMyQuery(NAME, fetchMyNewsletter);
  return (
    <>
      <section className="mt-12 max-w-xl">
        <h2 className="text-2xl">{t('account.heading')}</h2>
        {isPending ? <Skeleton className="mt-2 h-32 w-full" /> : null}
        {data === undefined ? null : <Choice isWanted={data} />}
        {!isPending && data === undefined ? (
          <p role="alert" className="mt-2 text-bad">
            {t('account.loadFailed')}
          </p>
        ) : null}
      </section>
      {isPending ? null : children}
    </>
  );
}

function Choice({ isWanted }: Readonly<{ isWanted: boolean }>) {
  const t = useMessages('subscriptions');
  const language = useLanguage();
  const { anonKey } = usePageFacts();
  const client = useQueryClient();
  const key = useMyKey(NAME);
  const save = useMutation({
    mutationFn: (wanted: boolean) => saveMyNewsletter({ isWanted: wanted, language }, anonKey),
    onSuccess: (saved) => client.setQueryData<boolean>(key, saved),
    onError: (error) => {
      // An ended session sends the customer to sign-in.
      if (error instanceof RequestRefused && error.status === 401) void pageSession.refresh();
    },
  });
  return (
    <>
      <p role="status" className="mt-2 mb-4 text-ink-soft">
        {t(isWanted ? 'account.on' : 'account.off')}
      </p>
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={save.isPending}
        onClick={(event) => {
          // Afterwards the opposite is under the pointer.
          ignoreSecondClick(event);
          if (!save.isPending) save.mutate(!isWanted);
        }}
      >
        {t(isWanted ? 'account.turnOff' : 'account.turnOn')}
      </button>
      {save.isError ? (
        <p role="alert" className="mt-2 text-bad">
          {t('account.failed')}
        </p>
      ) : null}
    </>
  );
}
