import { useId } from 'react';
import { ChevronRight, LogIn } from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { arrangeEsims } from '#core/esims/dashboard/arrange-esims.ts';
import { topupAddress } from '#core/topups/links/topup-address.ts';
import { focusOnMount } from '../../../browser/move-focus.ts';
import { CoverageMark } from '../../../esims/coverage-mark.tsx';
import { useNow } from '../../../esims/use-now.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { signInPath } from '../../../session/redirect-guest.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { IccidForm } from './iccid-form.tsx';
import { useEsimLine } from './use-esim-line.ts';
import type { MyTarget } from './use-my-target.ts';

type EsimChoice = Readonly<{
  esimId: string | null;
  packageId: string | null;
  /** The link of a reminder chooses no eSIM any more. */
  isLinkEnded: boolean;
}>;

type Properties = Readonly<{
  mine: MyTarget;
  isSignedIn: boolean;
  /** What the address already names. */
  wanted: EsimChoice;
  /** The customer came back to this step, so it gets the focus. */
  hasPressed: boolean;
  /** The digits that were typed before. */
  typed: string;
  onChoose: (esimId: string) => void;
  onType: (iccid: string) => void;
}>;

/** One of the customer's eSIMs, or the ICCID of any other. */
export function ChooseEsim({ mine, isSignedIn, wanted, hasPressed, typed, onChoose, onType }: Properties) {
  const t = useMessages('topup');
  const isFieldNext = hasPressed && (typed !== '' || !isSignedIn);
  return (
    <div className="topup-choose">
      {wanted.packageId === null ? null : <p className="max-w-prose">{t('packageKept')}</p>}
      <NotChosen wanted={wanted} isOwnKnown={isSignedIn && mine.kind === 'ready'} />
      {isSignedIn ? (
        <MyEsims mine={mine} isFocused={hasPressed && !isFieldNext} onChoose={onChoose} />
      ) : (
        <SignIn wanted={wanted} />
      )}
      <IccidForm first={typed} isFocused={isFieldNext} onType={onType} />
    </div>
  );
}

type NotChosenProperties = Readonly<{ wanted: EsimChoice; isOwnKnown: boolean }>;

/** Why the eSIM that the address names is not chosen. */
function NotChosen({ wanted: { esimId, isLinkEnded }, isOwnKnown }: NotChosenProperties) {
  const t = useMessages('topup');
  const isNotYours = esimId !== null && isOwnKnown;
  if (!isLinkEnded && !isNotYours) return null;
  return (
    <p role="status" className="notice-card">
      {t(isLinkEnded ? 'linkEnded' : 'notYours')}
    </p>
  );
}

function SignIn({ wanted }: Readonly<{ wanted: EsimChoice }>) {
  const t = useMessages('topup');
  const next = encodeURIComponent(topupAddress(wanted));
  return (
    <section className="notice-card">
      <h2 className="text-xl">{t(wanted.esimId === null ? 'signIn.title' : 'signIn.titleChosen')}</h2>
      <p className="text-ink-soft">{t('signIn.text')}</p>
      <LocalizedLink to={signInPath(next)} className={buttonClass('quiet')}>
        <LogIn aria-hidden="true" className="size-5" />
        {t('signIn.button')}
      </LocalizedLink>
    </section>
  );
}

type MineProperties = Readonly<{
  mine: MyTarget;
  isFocused: boolean;
  onChoose: (esimId: string) => void;
}>;

function MyEsims({ mine, isFocused, onChoose }: MineProperties) {
  const t = useMessages('topup');
  const id = useId();
  const now = useNow();
  if (mine.kind === 'failed') {
    return (
      <div role="alert" className="notice-card">
        <p>{t('mineFailed')}</p>
        <button type="button" className={buttonClass('quiet')} onClick={mine.retry}>
          {t('retry')}
        </button>
      </div>
    );
  }
  const esims = mine.kind === 'ready' ? mine.value.esims : [];
  const { current, earlier } = arrangeEsims(esims, now);
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 ref={isFocused ? focusOnMount : null} tabIndex={-1} id={id} className="text-xl outline-none">
        {t('choose')}
      </h2>
      {esims.length === 0 ? <p className="text-ink-soft">{t('noEsims')}</p> : null}
      <ul className="grid gap-3">
        {[...current, ...earlier].map((esim) => (
          <li key={esim.id}>
            <EsimRow esim={esim} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type RowProperties = Readonly<{ esim: MyEsim; onChoose: (esimId: string) => void }>;

/** One that cannot be topped up says why, and leads to a new plan unless its owner returns it. */
function EsimRow({ esim, onChoose }: RowProperties) {
  const t = useMessages('topup');
  const reason = esim.noTopupReason;
  const line = useEsimLine(esim);
  const words = (
    <>
      <CoverageMark esim={esim} />
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-break-word">{esim.name ?? esim.title}</span>
        <span className="block text-sm text-ink-soft">{line}</span>
        {esim.gift === null && esim.given === null ? null : (
          <span className="block text-sm">{t('givenAway')}</span>
        )}
        {reason === null ? null : <span className="block text-sm">{t(`reasons.${reason}.short`)}</span>}
      </span>
    </>
  );
  if (reason !== null) {
    return (
      <>
        <div className="topup-esim opacity-80">{words}</div>
        {reason === 'withdrawal-open' ? null : (
          <LocalizedLink to={esim.newPlanPath} className={buttonClass('quiet')}>
            {t('newPlan')}
          </LocalizedLink>
        )}
      </>
    );
  }
  return (
    <button type="button" className="topup-esim" onClick={() => onChoose(esim.id)}>
      {words}
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </button>
  );
}
