import { useMessages } from '../../language/use-messages.ts';
import type { PlanDetailsView } from './plan-details-view.ts';

/** A plan's facts, one per line. */
export function PlanFacts({ details }: Readonly<{ details: PlanDetailsView }>) {
  const t = useMessages('plan');
  const { plan, perGigabyte, perDay, isRechargeable } = details;
  const facts = [
    {
      name: t('coverage'),
      value: [plan.coverage, plan.countries].filter((text) => text !== null).join(' · '),
    },
    ...(perGigabyte === null ? [] : [{ name: t('perGigabyte'), value: perGigabyte }]),
    { name: t('perDay'), value: perDay },
    { name: t('extras'), value: plan.extras.length === 0 ? t('dataOnly') : plan.extras.join(' · ') },
    ...(plan.packageType === 'topup'
      ? []
      : [{ name: t('topups'), value: isRechargeable ? t('rechargeable') : t('notRechargeable') }]),
    { name: t('operator'), value: plan.operator },
  ];
  return (
    <dl className="plan-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
