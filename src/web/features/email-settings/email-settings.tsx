import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { REMINDER_GROUPS, type ReminderGroup } from '#core/reminders/reminder-group.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyKey, useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import {
  fetchMyNewsletter,
  fetchOptedOut,
  saveMyNewsletter,
  saveReminderChoice,
  type OptedOut,
} from './email-setting-requests.ts';
import { SavedSwitch } from './saved-switch.tsx';

const REMINDERS = ['reminder-choices'] as const;
const NEWSLETTER = ['newsletter'] as const;
/** Another tab, or the link of an email, may have changed a switch meanwhile. */
const READ_AGAIN = { refetchOnWindowFocus: true };

/** Which emails come to the customer's own address. Its rows have their places before their states are known. */
export function EmailSettings() {
  const t = useMessages('reminders');
  const reminders = useMyQuery(REMINDERS, fetchOptedOut, READ_AGAIN);
  const newsletter = useMyQuery(NEWSLETTER, fetchMyNewsletter, READ_AGAIN);
  return (
    <section aria-labelledby="email-settings" className="mt-12 max-w-xl">
      <h2 id="email-settings" className="text-2xl">
        {t('account.heading')}
      </h2>
      <p className="mt-2 mb-4 text-ink-soft">{t('account.text')}</p>
      <NotRead reads={[reminders, newsletter]} />
      <ul aria-labelledby="email-settings" className="switch-list">
        {REMINDER_GROUPS.map((group) => (
          <ReminderSwitch key={group} group={group} optedOut={reminders.data} />
        ))}
        <NewsletterSwitch isSubscribed={newsletter.data} />
      </ul>
    </section>
  );
}

function NotRead({ reads }: Readonly<{ reads: readonly UseQueryResult[] }>) {
  const t = useMessages('reminders');
  const failed = reads.filter(({ data, isPending }) => data === undefined && !isPending);
  if (failed.length === 0) return null;
  return (
    <div role="alert" className="notice-card mb-4">
      <p>{t('account.loadFailed')}</p>
      <button
        type="button"
        className={buttonClass('quiet')}
        onClick={() => failed.forEach(({ refetch }) => void refetch())}
      >
        {t('account.retry')}
      </button>
    </div>
  );
}

type ReminderProperties = Readonly<{ group: ReminderGroup; optedOut: OptedOut | undefined }>;

function ReminderSwitch({ group, optedOut }: ReminderProperties) {
  const t = useMessages('reminders');
  const { anonKey } = usePageFacts();
  const client = useQueryClient();
  const key = useMyKey(REMINDERS);
  return (
    <SavedSwitch
      id={`reminders ${group}`}
      name={t(`account.groups.${group}.name`)}
      hint={t(`account.groups.${group}.hint`)}
      stored={optedOut === undefined ? undefined : !optedOut.includes(group)}
      queryKey={key}
      save={async (isWanted) => {
        await saveReminderChoice({ group, isWanted }, anonKey);
        // Of this group only: another switch may be on its way.
        client.setQueryData<OptedOut>(key, (before = []) => {
          const others = before.filter((one) => one !== group);
          return isWanted ? others : [...others, group];
        });
      }}
    />
  );
}

function NewsletterSwitch({ isSubscribed }: Readonly<{ isSubscribed: boolean | undefined }>) {
  const t = useMessages('reminders');
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const client = useQueryClient();
  const key = useMyKey(NEWSLETTER);
  return (
    <SavedSwitch
      id="newsletter"
      name={t('account.newsletter.name')}
      hint={t('account.newsletter.hint')}
      stored={isSubscribed}
      queryKey={key}
      save={async (isWanted) => {
        client.setQueryData<boolean>(key, await saveMyNewsletter({ isWanted, language }, anonKey));
      }}
    />
  );
}
