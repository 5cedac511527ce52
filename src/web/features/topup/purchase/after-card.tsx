import { useId } from 'react';
import type { TopupOffer } from '#contract/orders/topups.ts';
import { formatData } from '#core/calculator/format-data.ts';
import { startsAtOnce, type AfterTopup } from '#core/topups/after-topup.ts';
import { useTimes } from '../../../language/use-times.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';
import type { TopupTarget } from '../topup-target.ts';
import { useAfter } from './use-after.ts';

type Properties = Readonly<{ target: TopupTarget; topup: TopupOffer }>;

/** What the eSIM has afterwards, and when the top-up starts. Only the customer's own eSIM says what it has. */
export function AfterCard({ target, topup }: Properties) {
  const t = useMessages('topup');
  const id = useId();
  const { after, pace } = useAfter({ target, topup });
  const readAt = target.kind === 'mine' ? target.esim.readAt : null;
  return (
    <section aria-labelledby={id} className="topup-after">
      <div className="topup-after-part">
        <h2 id={id} className="text-lg">
          {t(after === null ? 'after.headingAdded' : 'after.heading')}
        </h2>
        {after === null ? <OnlyAdded topup={topup} /> : <Sum after={after} pace={pace} readAt={readAt} />}
      </div>
      <p className="topup-after-part topup-after-torn text-sm text-ink-soft">
        <StartSentence target={target} topup={topup} after={after} />{' '}
        {t(isInstalled(target) ? 'starts.noInstall' : 'starts.installFirst')}
      </p>
    </section>
  );
}

function OnlyAdded({ topup }: Readonly<{ topup: TopupOffer }>) {
  const t = useMessages('topup');
  return <p className="figure text-2xl">{t('after.added', { data: topup.data })}</p>;
}

type SumProperties = Readonly<{ after: AfterTopup; pace: number | null; readAt: string | null }>;

function Sum({ after, pace, readAt }: SumProperties) {
  const t = useMessages('topup');
  const language = useLanguage();
  const { clock, day } = useTimes();
  const { nowMegabytes, waitingMegabytes, addedMegabytes, ends } = after;
  const data = (megabytes: number) => formatData(megabytes, language);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="figure text-3xl">{data(nowMegabytes + waitingMegabytes + addedMegabytes)}</p>
        {ends === null || pace === null ? null : (
          <p className="text-sm">
            <strong className="block">{t('after.lasts', { date: day(ends.withTopup.toISOString()) })}</strong>
            {ends.without === null ? null : (
              <span className="block text-ink-soft">
                {t('after.without', { date: day(ends.without.toISOString()), pace: data(pace) })}
              </span>
            )}
          </p>
        )}
      </div>
      <Bar after={after} />
      {readAt === null ? null : (
        <p className="text-sm text-ink-soft">{t('after.asOf', { time: clock(readAt) })}</p>
      )}
    </>
  );
}

/** One part per package, in the order they run: a part ends before the next one starts. */
function Bar({ after: { nowMegabytes, waitingMegabytes, addedMegabytes } }: Readonly<{ after: AfterTopup }>) {
  const t = useMessages('topup');
  const language = useLanguage();
  const now = formatData(nowMegabytes, language);
  const waiting = formatData(waitingMegabytes, language);
  const added = formatData(addedMegabytes, language);
  const label = waitingMegabytes === 0 ? 'after.bar' : 'after.barWaiting';
  return (
    <div role="img" aria-label={t(label, { now, waiting, added })} className="topup-bar">
      {nowMegabytes === 0 ? null : (
        <span className="topup-bar-now" style={{ flexGrow: nowMegabytes }}>
          {t('after.now', { data: now })}
        </span>
      )}
      {waitingMegabytes === 0 ? null : (
        <span className="topup-bar-waiting" style={{ flexGrow: waitingMegabytes }}>
          {t('after.waiting', { data: waiting })}
        </span>
      )}
      <span className="topup-bar-added" style={{ flexGrow: addedMegabytes }}>
        {t('after.plus', { data: added })}
      </span>
    </div>
  );
}

/** Only of an own eSIM is known that it is not on a phone. */
function isInstalled(target: TopupTarget): boolean {
  return target.kind !== 'mine' || target.esim.display !== 'ready_to_install';
}

type SentenceProperties = Properties & Readonly<{ after: AfterTopup | null }>;

/** A top-up waits for the end of all packages before it; without any it starts at once. */
function StartSentence({ target, topup: { validityDays: count }, after }: SentenceProperties) {
  const t = useMessages('topup');
  const language = useLanguage();
  const { day } = useTimes();
  if (after === null || target.kind !== 'mine') return t('starts.later', { count });
  const { nowMegabytes, waitingMegabytes, startsBy } = after;
  const hasWaiting = waitingMegabytes > 0;
  if (startsAtOnce(after)) return t('starts.now', { count });
  const data = formatData(nowMegabytes, language);
  const waiting = formatData(waitingMegabytes, language);
  if (startsBy === null)
    return t(hasWaiting ? 'starts.afterWaiting' : 'starts.afterData', { count, data, waiting });
  const date = day(startsBy.toISOString());
  return t(hasWaiting ? 'starts.afterWaitingOrDay' : 'starts.afterDataOrDay', { count, data, waiting, date });
}
