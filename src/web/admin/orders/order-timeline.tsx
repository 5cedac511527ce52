import type { ShownStaffEvent } from '#contract/admin/orders.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useDates } from '../../language/use-times.ts';
import { useDollars } from '../../language/use-dollars.ts';

/** Every step, to the second, oldest first. */
export function OrderTimeline({ events }: Readonly<{ events: readonly ShownStaffEvent[] }>) {
  const t = useMessages('admin-orders');
  const { exactDateAndTime } = useDates();
  return (
    <section className="admin-stack">
      <h2 className="admin-heading">{t('timeline.heading')}</h2>
      <ol className="admin-list">
        {events.map((event, index) => (
          <li key={index} className="admin-row admin-event">
            <time className="admin-soft" dateTime={event.at}>
              {exactDateAndTime(event.at)}
            </time>
            <Sentence event={event} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sentence({ event }: Readonly<{ event: ShownStaffEvent }>) {
  const t = useMessages('admin-orders');
  const dollars = useDollars();
  const { kind, title, amountCents, reason, mail, detail } = event;
  return (
    <p>
      <span className="admin-strong">
        {t(`timeline.${kind}`, {
          title: title ?? t('timeline.payment'),
          amount: dollars(amountCents ?? 0),
          mail: mail === null ? '' : t(`mail.${mail}`),
        })}
      </span>
      {reason === null ? null : ` · ${t(`reason.${reason}`)}`}
      {detail === null ? null : <span className="admin-soft"> · {detail}</span>}
    </p>
  );
}
