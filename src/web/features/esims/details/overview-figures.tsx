import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import { formatData } from '#core/calculator/format-data.ts';
import { planEnd, type PlanEnd } from '#core/esims/dashboard/plan-end.ts';
import { useNow } from '../../../esims/use-now.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';

/** The figures that the large one above does not say. Empty before the first reading: its line says that. */
export function OverviewFigures({ esim }: Readonly<{ esim: MyEsimDetails }>) {
  const { usage, display, readAt } = esim;
  const t = useMessages('esims');
  const now = useNow();
  const language = useLanguage();
  if (display === 'recycled') return <p className="text-ink-soft">{t('details.recycled')}</p>;
  if (usage === null)
    return readAt === null ? null : <p className="text-ink-soft">{t('details.noFigures')}</p>;
  if (usage.isUnlimited) return <p className="text-ink-soft">{t('details.unlimitedText')}</p>;
  const before = esim.usedBeforeMegabytes;
  const figures = [
    ...figuresOf(usage, planEnd(esim, now)),
    ...(before === 0 ? [] : [['usedBefore', before] as const]),
  ];
  if (figures.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 py-2">
      {figures.map(([name, megabytes]) => (
        <div key={name}>
          <dt className="text-sm text-ink-soft">{t(`details.${name}`)}</dt>
          <dd className="figure text-lg">{formatData(megabytes, language)}</dd>
        </div>
      ))}
    </dl>
  );
}

type Figure = readonly ['used' | 'unused' | 'remaining' | 'total', number];

function figuresOf(usage: NonNullable<MyEsimDetails['usage']>, end: PlanEnd | null): readonly Figure[] {
  const { usedMegabytes, remainingMegabytes, totalMegabytes } = usage;
  if (end?.kind === 'data') return [];
  if (end !== null) return remainingMegabytes === 0 ? [] : [['unused', remainingMegabytes]];
  return [
    ['used', usedMegabytes],
    ['remaining', remainingMegabytes],
    ['total', totalMegabytes],
  ];
}
