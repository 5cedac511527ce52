import { Suspense, useState } from 'react';
import { focusShown } from '../../browser/focus-shown.ts';
import { useMessages } from '../../language/use-messages.ts';
import { SignInAgain } from '../../session/sign-in-again.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChangeAddressForm } from './change-address-form.tsx';
import { useAccountAddress } from './use-account-address.ts';
import { WaitingAddress } from './waiting-address.tsx';

/** How the customer changes the address of the account: a button, then the form, then what is waited for. */
export function AccountAddress() {
  const t = useMessages('new-address');
  const account = useMessages('account');
  const { data, isPending, refetch } = useAccountAddress();
  const [isOpen, setIsOpen] = useState(false);
  const [isOutdated, setIsOutdated] = useState(false);
  // What replaces a pressed button gets the focus; a page that was just opened keeps it.
  const [hasPressed, setHasPressed] = useState(false);
  const setOpen = (isWanted: boolean) => {
    setIsOpen(isWanted);
    setHasPressed(true);
  };
  if (isPending) return <Skeleton className="h-11 w-44" />;
  if (data === undefined)
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p className="text-bad">{account('account.failed')}</p>
        <button type="button" className={buttonClass('chip')} onClick={() => void refetch()}>
          {account('account.retry')}
        </button>
      </div>
    );
  if (data.wanted !== null)
    return (
      <WaitingAddress email={data.wanted.email} hasFocus={hasPressed} onCancelled={() => setOpen(false)} />
    );
  if (!isOpen)
    return (
      <button
        ref={hasPressed ? focusShown : null}
        type="button"
        className={buttonClass('chip')}
        onClick={() => setOpen(true)}
      >
        {t('change')}
      </button>
    );
  if (isOutdated || !data.isSignInFresh)
    return (
      <SignInAgain
        heading={t('signInHeading')}
        text={t('signInText')}
        button={t('signIn')}
        failed={t('failed')}
      />
    );
  return (
    <Suspense fallback={<Skeleton className="h-56 w-full" />}>
      <ChangeAddressForm onClose={() => setOpen(false)} onSignInAgain={() => setIsOutdated(true)} />
    </Suspense>
  );
}
