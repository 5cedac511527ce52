import { useState, type MouseEvent } from 'react';
import { BellOff, CircleCheck } from 'lucide-react';
import type { ReminderLinkResponse } from '#contract/account/reminders.ts';
import { focusShown } from '../../browser/focus-shown.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { LinkFailure, UnknownLink } from '../../mail-links/link-states.tsx';
import { useApiQuery } from '../../queries/use-api-query.ts';
import { useGuardedMutation } from '../../queries/use-guarded-mutation.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ignoreSecondClick } from '../../ui/ignore-second-click.ts';
import { linkView, type LinkView, type Press } from './link-view.ts';
import { fetchLink, saveLinkChoice } from './reminder-requests.ts';

/** The link of a reminder. Mail scanners open links; only a press of a button changes something. */
export function EndReminders({ token }: Readonly<{ token: string }>) {
  const t = useMessages('reminders');
  const { data, error, refetch } = useApiQuery(['reminder-link', token], ({ anonKey }) =>
    fetchLink(token, anonKey),
  );
  if (data === undefined && error === null) return <Loading />;
  if (data === undefined)
    return (
      <section className="notice-card">
        <LinkFailure error={error} />
        <button type="button" className={buttonClass('primary')} onClick={() => void refetch()}>
          {t('page.again')}
        </button>
      </section>
    );
  if (data.state === 'unknown') return <UnknownLink />;
  return <OpenedLink token={token} opened={data} />;
}

type FoundReminder = Extract<ReminderLinkResponse, { state: 'found' }>;

function OpenedLink({ token, opened }: Readonly<{ token: string; opened: FoundReminder }>) {
  const { anonKey } = usePageFacts();
  const [saved, setSaved] = useState<Readonly<{ last: Press | null; found: FoundReminder }>>({
    last: null,
    found: opened,
  });
  const { error, isPending, send } = useGuardedMutation({
    mutationFn: ({ groups, isWanted }: Press) =>
      saveLinkChoice({ token, groups: [...groups], isWanted }, anonKey),
    onSuccess: (found, last) => {
      if (found.state === 'found') setSaved({ last, found });
    },
  });
  const view = linkView(saved.found, saved.last);
  return (
    <section className="notice-card">
      {view.step === 'offer' ? (
        <Offer view={view} />
      ) : (
        <Result key={`${view.step} ${view.subject}`} view={view} isNew={saved.last !== null} />
      )}
      <Buttons view={view} isBusy={isPending} onChoose={(press) => void send(press)} />
      <LinkFailure error={error} />
      <AccountLink />
    </section>
  );
}

function Offer({ view: { subject } }: Readonly<{ view: LinkView }>) {
  const t = useMessages('reminders');
  return (
    <>
      <BellOff aria-hidden="true" className="size-8 text-sea" />
      <p className="max-w-prose">{t(`page.ends.${subject}.text`)}</p>
      <p className="max-w-prose text-ink-soft">{t('page.others')}</p>
    </>
  );
}

type ResultProperties = Readonly<{
  view: LinkView;
  /** False: it was so when the page was opened. */
  isNew: boolean;
}>;

function Result({ view: { subject, step, isEverythingOff }, isNew }: ResultProperties) {
  const t = useMessages('reminders');
  const endedText = isEverythingOff ? 'page.noneText' : 'page.someText';
  return (
    <div ref={isNew ? focusShown : undefined} tabIndex={-1} role="status" className="grid gap-3 outline-none">
      <CircleCheck aria-hidden="true" className="size-8 text-good" />
      <h2 className="text-2xl">
        {t(`page.ends.${subject}.${step === 'ended' ? 'doneTitle' : 'againTitle'}`)}
      </h2>
      <p className="max-w-prose text-ink-soft">{t(step === 'ended' ? endedText : 'page.againText')}</p>
    </div>
  );
}

type ButtonsProperties = Readonly<{ view: LinkView; isBusy: boolean; onChoose: (press: Press) => void }>;

function Buttons({ view, isBusy, onChoose }: ButtonsProperties) {
  const t = useMessages('reminders');
  const main = view.end ?? view.undo;
  const isMainForAll = view.end?.subject === 'all';
  const label = view.end === null ? 'page.undo' : isMainForAll ? 'page.endAll' : 'page.end';
  const press = (chosen: Press) => ({
    'aria-disabled': isBusy,
    onClick: (event: MouseEvent) => {
      // Afterwards the opposite is under the pointer.
      ignoreSecondClick(event);
      onChoose(chosen);
    },
  });
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full">
      {main === null ? null : (
        <button
          type="button"
          className={`max-sm:w-full ${buttonClass(view.step === 'offer' ? 'primary' : 'quiet')}`}
          {...press(main)}
        >
          {t(isBusy ? 'page.busy' : label)}
        </button>
      )}
      {view.endAll === null ? null : (
        <button type="button" className={`max-sm:w-full ${buttonClass('quiet')}`} {...press(view.endAll)}>
          {t('page.endAll')}
        </button>
      )}
    </div>
  );
}

function AccountLink() {
  const t = useMessages('reminders');
  return (
    <LocalizedLink to="/dashboard/account" className="quiet-link">
      {t('page.account')}
    </LocalizedLink>
  );
}

function Loading() {
  const t = useMessages('reminders');
  return (
    <div className="notice-card">
      <p role="status" className="noscript:hidden">
        {t('page.loading')}
      </p>
      <noscript>
        <p>{t('page.noscript')}</p>
      </noscript>
    </div>
  );
}
