import { useSearchParams } from 'react-router';
import type { ShownLead } from '#contract/admin/contacts.ts';
import { LEAD_STATES } from '#core/contacts/lead-list.ts';
import { useMessages } from '../../language/use-messages.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { ExportButton } from '../frame/export-button.tsx';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty } from '../frame/states.tsx';
import { useDollars } from '../../language/use-dollars.ts';
import { ContactPages } from './contact-pages.tsx';
import { exportLeads, fetchLeads, leadFilter, removeLead } from './contact-requests.ts';
import { ContactTabs } from './contact-tabs.tsx';
import { FilterChoice, FilterField, FilterForm } from './filter-form.tsx';
import { RemoveButton } from './remove-button.tsx';
import { useDates } from '../../language/use-times.ts';

/** Who left a cart at the checkout, and from where they came. */
export default function LeadsScreen() {
  const t = useMessages('admin-contacts');
  const [params] = useSearchParams();
  const filter = leadFilter(params);
  return (
    <>
      <ScreenTitle title={t('leads.title')} lead={t('leads.lead')}>
        <ExportButton label={t('export')} send={() => exportLeads(filter)} />
      </ScreenTitle>
      <ContactTabs current="leads" />
      <FilterForm path="/admin/leads">
        <FilterChoice
          name="state"
          label={t('filter.state')}
          choices={[
            { value: '', text: t('filter.any') },
            ...LEAD_STATES.map((value) => ({ value, text: t(`state.${value}`) })),
          ]}
        />
        <FilterField name="origin" label={t('filter.origin')} type="text" />
      </FilterForm>
      <ContactPages
        key={JSON.stringify(filter)}
        queryKey={['leads', JSON.stringify(filter)]}
        fetchPage={(needs, before) => fetchLeads(needs, filter, before)}
        show={({ leads, count, timeZone }, { isFirst, reload }) => (
          <>
            {isFirst ? <p className="admin-soft">{t('leads.count', { count })}</p> : null}
            {leads.length === 0 ? <BoxEmpty>{t('leads.empty')}</BoxEmpty> : null}
            <ul className="admin-list">
              {leads.map((lead) => (
                <Row key={lead.id} lead={lead} timeZone={timeZone} onRemoved={reload} />
              ))}
            </ul>
          </>
        )}
      />
    </>
  );
}

type RowProperties = Readonly<{ lead: ShownLead; timeZone: string; onRemoved: () => void }>;

function Row({ lead, timeZone, onRemoved }: RowProperties) {
  const t = useMessages('admin-contacts');
  const { dateAndTime: time } = useDates(timeZone);
  const dollars = useDollars();
  const { id, email, state, cart, utm, capturedAt } = lead;
  const campaign = Object.entries(utm).flatMap(([name, value]) =>
    value === null ? [] : [`utm_${name}: ${value}`],
  );
  return (
    <li className="admin-row">
      <div className="admin-list-row grid gap-2">
        <LocalizedLink
          to={`/admin/orders?search=${encodeURIComponent(email)}`}
          className="admin-strong admin-link"
        >
          {email}
        </LocalizedLink>
        <span className="admin-state" data-state={state}>
          {t(`state.${state}`)}
        </span>
        <span>{t('leads.value', { amount: dollars(lead.cartValueCents) })}</span>
        <time className="admin-soft" dateTime={capturedAt}>
          {time(capturedAt)}
        </time>
      </div>
      <ul className="admin-cart">
        {cart.map(({ packageId, quantity, title, country, priceCents }) => (
          <li key={packageId}>
            {quantity} × {title} ({country}, {packageId}), {dollars(priceCents)}
          </li>
        ))}
      </ul>
      <p className="admin-soft">
        {[t('leads.source', { source: lead.source }), ...campaign].join(' · ')}
        {lead.wantsReminder ? ` · ${t('leads.reminder')}` : null}
      </p>
      <RemoveButton
        email={email}
        question={t('leads.removeQuestion', { email })}
        remove={() => removeLead(id)}
        onRemoved={onRemoved}
      />
    </li>
  );
}
