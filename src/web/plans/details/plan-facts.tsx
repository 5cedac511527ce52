import { useMessages } from '../../language/use-messages.ts';
import type { PlanDetailsView } from './plan-details-view.ts';

/** A plan's facts, one per line. */
export function PlanFacts({ details }: Readonly<{ details: PlanDetailsView }>) {
  const t = useMessages('plan');
  const { plan, perGigabyte, perDay, isRechargeable, isHotspotUnstated } = details;
  const facts = [
    ...(plan.countries === null
      ? [{ name: t('networks'), value: localNetworks(details) }]
      : [{ name: t('coverage'), value: `${plan.countries} · ${plan.coverage}` }]),
    ...(perGigabyte === null ? [] : [{ name: t('perGigabyte'), value: perGigabyte }]),
    { name: t('perDay'), value: perDay },
    { name: t('extras'), value: plan.extras.length === 0 ? t('dataOnly') : plan.extras.join(' · ') },
    ...(plan.packageType === 'topup'
      ? []
      : [{ name: t('topups'), value: isRechargeable ? t('rechargeable') : t('notRechargeable') }]),
    ...(isHotspotUnstated ? [{ name: t('hotspot'), value: t('hotspotUnstated') }] : []),
    // The brand tells plans for several countries apart; a plan for one country is recognised by its networks.
    ...(plan.countries === null ? [] : [{ name: t('operator'), value: plan.operator }]),
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

/** The networks of a plan for one country; the general text when none is named. */
function localNetworks({ plan, networks }: PlanDetailsView): string {
  const named = networks.flatMap((country) => country.networks);
  return named.length === 0 ? plan.networks : named.join(', ');
}
