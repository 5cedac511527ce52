import type { UsagePlace } from '#contract/account/usage/usage.ts';
import { percentUsed } from '#core/esims/usage/percent-used.ts';
import { CoverageMark } from '../../esims/coverage-mark.tsx';
import { useTimes } from '../../language/use-times.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useAmounts } from './use-amounts.ts';

const COLUMNS = ['place', 'connected', 'used', 'share', 'perDay'] as const;

/** What was used where. On a phone each row is two lines. */
export function PlaceTable({ places }: Readonly<{ places: readonly UsagePlace[] }>) {
  const t = useMessages('usage');
  if (places.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-xl">{t('places.heading')}</h2>
      <table className="usage-places">
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {t(`places.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <PlaceRow key={`${place.coverage} ${place.place}`} place={place} />
          ))}
        </tbody>
      </table>
      {places.some(({ coverage }) => coverage !== 'local') ? (
        <p className="mt-2 text-sm text-ink-soft">{t('places.note')}</p>
      ) : null}
    </section>
  );
}

function PlaceRow({ place }: Readonly<{ place: UsagePlace }>) {
  const t = useMessages('usage');
  const { day } = useTimes();
  const { amount } = useAmounts();
  const { from, to, esims, usedMegabytes, perDayMegabytes } = place;
  return (
    <tr>
      <th scope="row">
        <span className="flex items-center gap-2.5">
          <CoverageMark esim={place} />
          <span>
            {place.place}
            {esims === 1 ? null : (
              <span className="block text-sm font-normal text-ink-soft">
                {t('places.esims', { count: esims })}
              </span>
            )}
          </span>
        </span>
      </th>
      <td>{timeText(day(from), to === null ? null : day(to))}</td>
      <td className="figure">{amount(usedMegabytes)}</td>
      <td>
        <Share place={place} />
      </td>
      {/* Rounded like the amount used: it is no estimate. */}
      <td>
        {perDayMegabytes === null ? t('places.short') : t('perDay', { amount: amount(perDayMegabytes) })}
      </td>
    </tr>
  );

  function timeText(first: string, last: string | null): string {
    if (last === null) return t('places.since', { date: first });
    return first === last ? first : t('places.range', { from: first, to: last });
  }
}

function Share({ place: { usedMegabytes, boughtMegabytes } }: Readonly<{ place: UsagePlace }>) {
  const t = useMessages('usage');
  const language = useLanguage();
  const { amount } = useAmounts();
  if (boughtMegabytes === null || boughtMegabytes === 0) return t('places.unlimited');
  const share = percentUsed(usedMegabytes, boughtMegabytes);
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(share / 100);
  return (
    <span className="usage-share">
      <span aria-hidden="true">
        <span style={{ inlineSize: `${share}%` }} />
      </span>
      {t('places.percent', { percent, total: amount(boughtMegabytes) })}
    </span>
  );
}
