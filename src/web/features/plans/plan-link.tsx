import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { planPath, type PlanCardView } from './plan-card-view.ts';
import { OPENED_HERE, planHash } from './plan-hash.ts';

/**
 * The way to a plan's details. It is a link to the plan's page, so it opens in a new tab and works without scripts;
 * pressed plainly it opens the sheet over this list instead, under an address of its own, so that Back closes it.
 */
export function PlanLink({ plan }: Readonly<{ plan: PlanCardView }>) {
  const t = useMessages('plans');
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { pathname, search } = window.location;
    void navigate(pathname + search + planHash(plan), { preventScrollReset: true, state: OPENED_HERE });
  };
  return (
    <LocalizedLink
      to={planPath(plan)}
      className="boarding-pass-details"
      aria-label={t('details.of', { title: plan.title, data: plan.data, validity: plan.validity })}
      onClick={open}
    >
      {t('details.open')}
    </LocalizedLink>
  );
}
