import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { SignInAgain } from '../../session/sign-in-again.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { DeletionObstacles } from './deletion-obstacles.tsx';
import { fetchDeletion } from './my-data-requests.ts';
import { WhatIsLost } from './what-is-lost.tsx';

type Properties = Readonly<{ email: string; onDeleted: () => Promise<void> }>;

/** What a deletion means for this customer, why it is not possible yet, or the form that does it. */
export function DeleteAccount({ email, onDeleted }: Properties) {
  const t = useMessages('my-data');
  const { data, isPending, refetch } = useMyQuery(['deletion'], fetchDeletion);
  if (isPending)
    return (
      <div role="status">
        <span className="sr-only">{t('delete.loading')}</span>
        <Skeleton className="h-96 w-full" />
      </div>
    );
  if (data === undefined)
    return (
      <div role="alert" className="notice-card">
        <p>{t('delete.failed')}</p>
        <button type="button" className={buttonClass('primary')} onClick={() => void refetch()}>
          {t('retry')}
        </button>
      </div>
    );
  const isPossible = data.obstacles.length === 0;
  return (
    <div className="grid gap-8">
      {isPossible ? null : <DeletionObstacles obstacles={data.obstacles} onRetry={() => void refetch()} />}
      <WhatIsLost deletion={data} />
      {isPossible && data.isSignInFresh ? (
        <ConfirmDeletion email={email} onDeleted={onDeleted} onChanged={async () => void (await refetch())} />
      ) : null}
      {isPossible && !data.isSignInFresh ? (
        <SignInAgain
          heading={t('delete.signInHeading')}
          text={t('delete.signInText')}
          button={t('delete.signIn')}
          failed={t('delete.error')}
        />
      ) : null}
    </div>
  );
}
