import { useId } from 'react';
import type { TopupOffer } from '#contract/orders/topups.ts';
import { formatData } from '#core/calculator/format-data.ts';
import { afterTopup, type AfterTopup } from '#core/topups/after-topup.ts';
import { dataPace } from '#core/topups/data-pace.ts';
import { useNow } from '../../../esims/use-now.ts';
import { useTimes } from '../../../esims/use-times.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';
import type { TopupTarget } from '../topup-target.ts';

type Properties = Readonly<{ target: TopupTarget; topup: TopupOffer }>;

/** What the eSIM has afterwards, and when the top-up starts. A typed ICCID says nothing about its eSIM. */
export function AfterCard({ target, topup }: Properties) {
  const t = useMessages('topup');
  const id = useId();
  const now = useNow();
  const pace = target.kind === 'mine' ? dataPace(target.esim) : null;
  const after = target.kind === 'mine' ? afterTopup({ esim: target.esim, topup, pace, now }) : null;
  return (
    <section aria-labelledby={id} className="topup-after">
      <div className="topup-after-part">
        <h2 id={id} className="text-lg">
          {t('after.heading')}
        </h2>
        {after === null ? <OnlyAdded topup={topup} /> : <Sum after={after} pace={pace} />}
      </div>
      <p className="topup-after-part topup-after-torn text-sm text-ink-soft">
        <StartSentence target={target} topup={topup} after={after} />
      </p>
    </section>
  );
}

function OnlyAdded({ topup }: Readonly<{ topup: TopupOffer }>) {
  const t = useMessages('topup');
  return <p className="figure text-2xl">{t('after.added', { data: topup.data })}</p>;
}

type SumProperties = Readonly<{ after: AfterTopup; pace: number | null }>;

function Sum({ after: { nowMegabytes, addedMegabytes, ends }, pace }: SumProperties) {
  const t = useMessages('topup');
  const language = useLanguage();
  const { day } = useTimes();
  const data = (megabytes: number) => formatData(megabytes, language);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="figure text-3xl">{data(nowMegabytes + addedMegabytes)}</p>
        {ends === null || pace === null ? null : (
          <p className="text-sm">
            <strong className="block">{t('after.lasts', { date: day(ends.withTopup.toISOString()) })}</strong>
            <span className="block text-ink-soft">
              {t('after.without', { date: day(ends.without.toISOString()), pace: data(pace) })}
            </span>
          </p>
        )}
      </div>
      <div
        role="img"
        aria-label={t('after.bar', { now: data(nowMegabytes), added: data(addedMegabytes) })}
        className="topup-bar"
      >
        {nowMegabytes === 0 ? null : (
          <span className="topup-bar-now" style={{ flexGrow: nowMegabytes }}>
            {t('after.now', { data: data(nowMegabytes) })}
          </span>
        )}
        <span className="topup-bar-added" style={{ flexGrow: addedMegabytes }}>
          {t('after.plus', { data: data(addedMegabytes) })}
        </span>
      </div>
    </>
  );
}

type SentenceProperties = Properties & Readonly<{ after: AfterTopup | null }>;

/** A top-up waits for the end of the running package; after that end it starts at once. Nothing is installed. */
function StartSentence({ target, topup: { validityDays: count }, after }: SentenceProperties) {
  const t = useMessages('topup');
  const language = useLanguage();
  const { day } = useTimes();
  if (after === null || target.kind === 'typed') return t('starts.later', { count });
  if (after.nowMegabytes === 0) return t('starts.now', { count });
  const data = formatData(after.nowMegabytes, language);
  const { expiresAt } = target.esim;
  if (expiresAt === null) return t('starts.afterData', { count, data });
  return t('starts.afterDataOrDay', { count, data, date: day(expiresAt) });
}
