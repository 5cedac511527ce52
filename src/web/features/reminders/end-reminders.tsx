import { useMutation } from '@tanstack/react-query';
import { BellOff, CircleCheck } from 'lucide-react';
import { RequestRefused } from '#core/retry/failure.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ignoreSecondClick } from '../../ui/ignore-second-click.ts';
import { saveLinkChoice } from './reminder-requests.ts';

/** The link of a reminder. Mail scanners open links; only a press of the button changes something. */
export function EndReminders({ token }: Readonly<{ token: string }>) {
  const t = useMessages('reminders');
  const { anonKey } = usePageFacts();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: (isWanted: boolean) => saveLinkChoice({ token, isWanted }, anonKey),
  });
  const choose = (isWanted: boolean) => {
    if (!isPending) mutate(isWanted);
  };
  if (data?.state === 'unknown') return <UnknownLink />;
  return (
    <section className="notice-card">
      {data === undefined ? (
        <>
          <BellOff aria-hidden="true" className="size-8 text-sea" />
          <p className="max-w-prose">{t('page.text')}</p>
          <p className="max-w-prose text-ink-soft">{t('page.others')}</p>
        </>
      ) : (
        <div role="status" className="grid gap-3">
          <CircleCheck aria-hidden="true" className="size-8 text-good" />
          <h2 className="text-2xl">{t(data.isWanted ? 'page.againTitle' : 'page.doneTitle')}</h2>
          <p className="max-w-prose text-ink-soft">{t(data.isWanted ? 'page.againText' : 'page.doneText')}</p>
        </div>
      )}
      <ChoiceButton saved={data?.isWanted ?? null} isBusy={isPending} onChoose={choose} />
      <Failure error={error} />
    </section>
  );
}

type ButtonProperties = Readonly<{
  /** Null: nothing was saved on this page yet. */
  saved: boolean | null;
  isBusy: boolean;
  onChoose: (isWanted: boolean) => void;
}>;

function ChoiceButton({ saved, isBusy, onChoose }: ButtonProperties) {
  const t = useMessages('reminders');
  const isEnding = saved !== false;
  const label = t(isEnding ? 'page.button' : 'page.undo');
  return (
    <button
      type="button"
      className={`max-sm:w-full ${buttonClass(saved === null ? 'primary' : 'quiet')}`}
      aria-disabled={isBusy}
      onClick={(event) => {
        // Afterwards the opposite is under the pointer.
        ignoreSecondClick(event);
        onChoose(!isEnding);
      }}
    >
      {isBusy ? t('page.busy') : label}
    </button>
  );
}

function Failure({ error }: Readonly<{ error: Error | null }>) {
  const t = useMessages('reminders');
  if (error === null) return null;
  const isLimited = error instanceof RequestRefused && error.status === 429;
  return (
    <p role="alert" className="text-bad">
      {t(isLimited ? 'page.limit' : 'page.failed')}
    </p>
  );
}

function UnknownLink() {
  const t = useMessages('reminders');
  return (
    <section role="alert" className="notice-card">
      <h2 className="text-2xl">{t('page.unknownTitle')}</h2>
      <p className="max-w-prose text-ink-soft">{t('page.unknownText')}</p>
      <LocalizedLink to="/contact" className={buttonClass('quiet')}>
        {t('page.help')}
      </LocalizedLink>
    </section>
  );
}
