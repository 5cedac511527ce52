import { Link } from 'react-router';
import type { ShownCase } from '#contract/admin/withdrawals.ts';
import { formatDay, formatDeclaredAt } from '#core/withdrawals/withdrawal-times.ts';
import { useTimes } from '../../language/use-times.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxFailed, BoxLoading } from '../frame/states.tsx';
import { useStaff } from '../frame/use-staff.ts';
import { DecisionForm } from './decision-form.tsx';
import { fetchCase } from './withdrawal-requests.ts';

/** One withdrawal: what was declared, what speaks for and against it, and the decision. */
export default function WithdrawalScreen({ params }: Readonly<{ params: Readonly<Record<string, string>> }>) {
  const t = useMessages('admin-withdrawals');
  const language = useLanguage();
  const id = params['id'] ?? '';
  const name = ['staff', 'withdrawal', id] as const;
  const { data, isPending, refetch } = useMyQuery(name, ({ signal }) => fetchCase({ signal, id, language }));
  return (
    <>
      <ScreenTitle title={data?.reference ?? t('title')}>
        <Link to="/admin/withdrawals" className={buttonClass('quiet')}>
          {t('back')}
        </Link>
      </ScreenTitle>
      {isPending ? <BoxLoading /> : null}
      {!isPending && data === undefined ? <BoxFailed onRetry={() => void refetch()} /> : null}
      {data === undefined ? null : (
        <>
          <CaseFacts found={data} />
          <Decision found={data} onDecided={() => void refetch()} />
        </>
      )}
    </>
  );
}

function CaseFacts({ found }: Readonly<{ found: ShownCase }>) {
  const t = useMessages('admin-withdrawals');
  const language = useLanguage();
  const { dateAndTime } = useTimes();
  const { order, positions, lastDay } = found;
  const consent = order?.consent ?? null;
  const rows = [
    [t('facts.declaredAt'), formatDeclaredAt(new Date(found.declaredAt), language)],
    [t('facts.email'), found.email],
    [t('facts.order'), found.orderNumber],
    [t('facts.items'), positions.length === 0 ? t('facts.whole') : positions.join(', ')],
    ...(order === null
      ? []
      : [
          [t('facts.paidAt'), dateAndTime(order.paidAt)] as const,
          [t('facts.lastDay'), lastDay === null ? '' : formatDay(new Date(lastDay), language)] as const,
          [
            t('facts.consent'),
            consent === null
              ? t('facts.noConsent')
              : t('facts.consentText', { ...consent, date: dateAndTime(consent.acceptedAt) }),
          ] as const,
        ]),
  ] as const;
  return (
    <dl className="admin-box admin-versions">
      {rows.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name}-value`}>{value}</dd>])}
    </dl>
  );
}

type DecisionProperties = Readonly<{ found: ShownCase; onDecided: () => void }>;

function Decision({ found, onDecided }: DecisionProperties) {
  const t = useMessages('admin-withdrawals');
  const { dateAndTime } = useTimes();
  const { roles } = useStaff();
  const { status, refusal, note, decidedAt, reasonToRefuse } = found;
  if (decidedAt !== null)
    return (
      <section className="admin-box admin-stack">
        <p className="admin-strong">
          {[t(`status.${status}`), ...(refusal === null ? [] : [t(`reasons.${refusal}`)])].join(' · ')}
        </p>
        <p className="admin-soft">{t('decidedOn', { date: dateAndTime(decidedAt) })}</p>
        {note === null ? null : <p>{note}</p>}
      </section>
    );
  const judgement = reasonToRefuse === null || reasonToRefuse === 'other' ? 'none' : reasonToRefuse;
  return (
    <>
      <p className="admin-notice">{t(`judgement.${judgement}`)}</p>
      {roles.includes('admin') ? (
        <DecisionForm found={found} onDecided={onDecided} />
      ) : (
        <p className="admin-soft">{t('adminOnly')}</p>
      )}
    </>
  );
}
