import type { ShownStaffEvent } from '#contract/admin/orders.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useDollars } from '../frame/use-dollars.ts';

/** Every step, to the second, oldest first. */
export function OrderTimeline({ events }: Readonly<{ events: readonly ShownStaffEvent[] }>) {
  const t = useMessages('admin-orders');
  const language = useLanguage();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <section className="admin-stack">
      <h2 className="admin-heading">{t('timeline.heading')}</h2>
      <ol className="admin-list">
        {events.map((event, index) => (
          <li key={index} className="admin-row admin-event">
            <time className="admin-soft" dateTime={event.at}>
              {time.format(new Date(event.at))}
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
