import { useSearchParams } from 'react-router';
import type { NewsletterResponse, ShownAddress } from '#contract/admin/contacts.ts';
import { NEWSLETTER_STATES } from '#core/contacts/newsletter-list.ts';
import { formatCount } from '#core/format-count.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { ExportButton } from '../frame/export-button.tsx';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty } from '../frame/states.tsx';
import { ContactPages } from './contact-pages.tsx';
import { exportNewsletter, fetchNewsletter, newsletterFilter, removeAddress } from './contact-requests.ts';
import { ContactTabs } from './contact-tabs.tsx';
import { FilterChoice, FilterForm } from './filter-form.tsx';
import { RemoveButton } from './remove-button.tsx';
import { useDates } from '../../language/use-times.ts';

/** Addresses of the newsletter. Without a choice only those that were confirmed. */
export default function NewsletterScreen() {
  const t = useMessages('admin-contacts');
  const { languages } = usePageFacts();
  const [params] = useSearchParams();
  const filter = newsletterFilter(params);
  const any = { value: '', text: t('filter.any') };
  return (
    <>
      <ScreenTitle title={t('newsletter.title')} lead={t('newsletter.lead')}>
        <ExportButton label={t('export')} send={() => exportNewsletter(filter)} />
      </ScreenTitle>
      <ContactTabs current="newsletter" />
      <FilterForm path="/admin/newsletter">
        <FilterChoice
          name="state"
          label={t('filter.state')}
          choices={NEWSLETTER_STATES.map((state) => ({
            value: state === 'confirmed' ? '' : state,
            text: t(`state.${state}`),
          }))}
        />
        <FilterChoice
          name="language"
          label={t('filter.language')}
          choices={[any, ...languages.map((value) => ({ value, text: t(`language.${value}`) }))]}
        />
        <FilterChoice
          name="source"
          label={t('filter.source')}
          choices={[
            any,
            ...(['form', 'account'] as const).map((value) => ({ value, text: t(`source.${value}`) })),
          ]}
        />
      </FilterForm>
      <ContactPages
        key={JSON.stringify(filter)}
        queryKey={['newsletter', JSON.stringify(filter)]}
        fetchPage={(needs, before) => fetchNewsletter(needs, filter, before)}
        show={({ addresses, counts, timeZone }, { isFirst, reload }) => (
          <>
            {isFirst ? <Counts counts={counts} /> : null}
            {addresses.length === 0 ? <BoxEmpty>{t('newsletter.empty')}</BoxEmpty> : null}
            <ul className="admin-list">
              {addresses.map((address) => (
                <Row key={address.id} address={address} timeZone={timeZone} onRemoved={reload} />
              ))}
            </ul>
          </>
        )}
      />
    </>
  );
}

function Counts({ counts }: Readonly<{ counts: NewsletterResponse['counts'] }>) {
  const t = useMessages('admin-contacts');
  const language = useLanguage();
  return (
    <p className="admin-soft">
      {NEWSLETTER_STATES.map(
        (state) => `${t(`state.${state}`)}: ${formatCount(counts[state], language)}`,
      ).join(' · ')}
    </p>
  );
}

type RowProperties = Readonly<{ address: ShownAddress; timeZone: string; onRemoved: () => void }>;

function Row({ address, timeZone, onRemoved }: RowProperties) {
  const t = useMessages('admin-contacts');
  const { dateAndTime: time } = useDates(timeZone);
  const { id, email, state, language, source } = address;
  const at = address.endedAt ?? address.confirmedAt ?? address.requestedAt;
  return (
    <li className="admin-row admin-list-row">
      <span className="admin-strong">{email}</span>
      <span className="admin-state" data-state={state}>
        {t(`state.${state}`)}
      </span>
      <span>{t(`language.${language}`)}</span>
      <span className="admin-soft">{t(`source.${source}`)}</span>
      <time className="admin-soft" dateTime={at}>
        {time(at)}
      </time>
      {state === 'ended' ? null : (
        <RemoveButton
          email={email}
          question={t(state === 'waiting' ? 'newsletter.removeWaiting' : 'newsletter.removeQuestion', {
            email,
          })}
          remove={() => removeAddress(id)}
          onRemoved={onRemoved}
        />
      )}
    </li>
  );
}
