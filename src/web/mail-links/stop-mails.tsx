import { BellOff, CircleCheck } from 'lucide-react';
import type { MailChoiceBody, MailChoiceResponse } from '#contract/subscriptions.ts';
import { usePageFacts } from '../document/page-facts.ts';
import { useLanguage } from '../language/use-language.ts';
import { useMessages } from '../language/use-messages.ts';
import { useGuardedMutation } from '../queries/use-guarded-mutation.ts';
import { buttonClass } from '../ui/button.tsx';
import { ignoreSecondClick } from '../ui/ignore-second-click.ts';
import { LinkFailure, UnknownLink } from './link-states.tsx';

type Properties = Readonly<{
  token: string;
  /** The texts. */
  about: 'newsletter' | 'cart';
  save: (choice: MailChoiceBody, anonKey: string) => Promise<MailChoiceResponse>;
}>;

/** The link that ends mails of one kind. Mail scanners open links; only a press of the button changes something. */
export function StopMails({ token, about, save }: Properties) {
  const t = useMessages('subscriptions');
  const language = useLanguage();
  const { anonKey } = usePageFacts();
  const { data, error, isPending, send } = useGuardedMutation({
    mutationFn: (isWanted: boolean) => save({ token, isWanted, language }, anonKey),
  });
  if (data?.state === 'unknown') return <UnknownLink />;
  const isEnding = data?.isWanted !== false;
  return (
    <section className="notice-card">
      {data === undefined ? (
        <>
          <BellOff aria-hidden="true" className="size-8 text-sea" />
          <p className="max-w-prose">{t(`end.${about}.text`)}</p>
          <p className="max-w-prose text-ink-soft">{t(`end.${about}.others`)}</p>
        </>
      ) : (
        <div role="status" className="grid gap-3">
          <CircleCheck aria-hidden="true" className="size-8 text-good" />
          <h2 className="text-2xl">{t(`end.${about}.${data.isWanted ? 'againTitle' : 'doneTitle'}`)}</h2>
          <p className="max-w-prose text-ink-soft">
            {t(`end.${about}.${data.isWanted ? 'againText' : 'doneText'}`)}
          </p>
        </div>
      )}
      <button
        type="button"
        className={`max-sm:w-full ${buttonClass(data === undefined ? 'primary' : 'quiet')}`}
        aria-disabled={isPending}
        onClick={(event) => {
          // Afterwards the opposite is under the pointer.
          ignoreSecondClick(event);
          void send(!isEnding);
        }}
      >
        {isPending ? t('busy') : t(`end.${about}.${isEnding ? 'button' : 'undo'}`)}
      </button>
      <LinkFailure error={error} />
    </section>
  );
}
