import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../session/use-session.ts';
import { topupChoice } from './topup-choice.ts';
import { TopupSkeleton } from './topup-skeleton.tsx';
import { Purchase } from './purchase/purchase.tsx';
import { ChosenEsim } from './target/chosen-esim.tsx';
import { ChooseEsim } from './target/choose-esim.tsx';
import { useAddressTarget } from './target/use-address-target.ts';
import { targetKey, type TopupTarget } from './topup-target.ts';
import styles from './topup.css?url';

/** Choose an eSIM, choose a top-up, pay. What is chosen is in the address, except an ICCID; a token only behind its `#`. */
export function TopupPage() {
  const session = useSession();
  return (
    <div className="topup">
      <link rel="stylesheet" href={styles} precedence="feature" />
      {session.kind === 'loading' ? <TopupSkeleton /> : <Steps isSignedIn={session.kind === 'signed-in'} />}
    </div>
  );
}

function Steps({ isSignedIn }: Readonly<{ isSignedIn: boolean }>) {
  const [query, setQuery] = useSearchParams();
  const esimId = query.get('esim');
  const packageId = query.get('package');
  const [iccid, setIccid] = useState(() => firstIccid(esimId, packageId));
  // Stays in the field when the customer comes back to correct a digit.
  const [typed, setTyped] = useState(iccid ?? '');
  // Each step replaces the pressed button of the one before.
  const [hasPressed, setHasPressed] = useState(false);
  const chosen = useAddressTarget({ esimId, isSignedIn, isTyped: iccid !== null });
  const choose = (id: string | null) => {
    setHasPressed(true);
    const next = new URLSearchParams(query);
    if (id === null) next.delete('esim');
    else next.set('esim', id);
    setQuery(next, { preventScrollReset: true });
  };
  if (chosen.isLoading) return <TopupSkeleton />;
  const target: TopupTarget | null = iccid === null ? chosen.target : { kind: 'typed', iccid };
  if (target === null) {
    return (
      <ChooseEsim
        mine={chosen.mine}
        isSignedIn={isSignedIn}
        wanted={{ esimId, packageId, isLinkEnded: chosen.isLinkEnded }}
        hasPressed={hasPressed}
        typed={typed}
        onChoose={choose}
        onType={(digits) => {
          setHasPressed(true);
          setTyped(digits);
          setIccid(digits);
        }}
      />
    );
  }
  const change = () => {
    setIccid(null);
    choose(null);
  };
  return (
    <>
      <ChosenEsim target={target} hasPressed={hasPressed} onChange={change} />
      <Purchase key={targetKey(target)} target={target} packageId={packageId} />
    </>
  );
}

/** A customer who left the payment page finds the typed ICCID again. */
function firstIccid(esimId: string | null, packageId: string | null): string | null {
  const kept = topupChoice.read();
  return esimId === null && kept !== null && kept.packageId === packageId ? kept.iccid : null;
}
