import { CalendarDays, Clapperboard, MapPin, MessagesSquare } from 'lucide-react';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import type { PlanDetailsView } from './plan-details-view.ts';
import { Part } from './plan-part.tsx';

type Properties = Readonly<{ details: PlanDetailsView; heading: 'h2' | 'h3' }>;

const ICONS = { video: Clapperboard, social: MessagesSquare, maps: MapPin } as const;

/** What the data is enough for, an estimate by the calculator's rates of an hour. */
export function PlanDataUse({ details: { plan, dataUse }, heading }: Properties) {
  const t = useMessages('plan');
  if (dataUse === null) return null;
  const { everydayDays, singleUses } = dataUse;
  return (
    <Part heading={heading} title={t('use.title', { data: plan.data })}>
      <ul className="grid gap-1.5">
        <li className="flex gap-2">
          <CalendarDays aria-hidden="true" className="mt-1 size-4 shrink-0 text-sea" />
          {t('use.everyday', { count: everydayDays })}
        </li>
        {singleUses.map(({ use, hours }) => {
          const Icon = ICONS[use];
          return (
            <li key={use} className="flex gap-2">
              <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-sea" />
              {hours === null ? t(`use.always.${use}`) : t(`use.hours.${use}`, { count: hours })}
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        {t('use.estimate')}{' '}
        <LocalizedLink to="/calculator" className="underline">
          {t('use.calculate')}
        </LocalizedLink>
      </p>
    </Part>
  );
}
