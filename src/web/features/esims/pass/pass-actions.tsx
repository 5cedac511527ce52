import { Download, Plus, Smartphone } from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { isInstallFirst, nextAction } from '#core/esims/dashboard/next-action.ts';
import { planEnd } from '#core/esims/dashboard/plan-end.ts';
import { plansAddress } from '#core/esims/dashboard/plans-address.ts';
import { isSent, noInstallReason } from '#core/esims/installation/no-install-reason.ts';
import { detailsPath, installPath } from '#core/esims/installation/esim-paths.ts';
import { topupAddress } from '#core/topups/links/topup-address.ts';
import { useNow } from '../../../esims/use-now.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';

type Properties = Readonly<{ esim: MyEsim; isMain: boolean }>;

const NOT_INSTALLABLE: ReadonlySet<MyEsim['display']> = new Set(['pending', 'recycled']);

/** Only one eSIM of the dashboard has a filled button: the first one with a useful next step. */
export function PassActions({ esim, isMain }: Properties) {
  const t = useMessages('esims');
  const title = esim.name ?? esim.title;
  const buttons = [
    <TopUp key="top-up" esim={esim} isMain={isMain} />,
    <Install key="install" esim={esim} isMain={isMain} />,
  ];
  return (
    <div className="esim-pass-actions">
      {isInstallFirst(esim) ? buttons.toReversed() : buttons}
      <NewPlan esim={esim} />
      <LocalizedLink to={detailsPath(esim.id)} className="quiet-link">
        <span>
          {t('mine.details')}
          <span className="sr-only"> {title}</span>
        </span>
      </LocalizedLink>
    </div>
  );
}

function TopUp({ esim, isMain }: Properties) {
  const t = useMessages('esims');
  const now = useNow();
  if (!esim.canTopUp || esim.display === 'ready_to_install') return null;
  const isNext = isMain && nextAction(esim, now) === 'top-up';
  return (
    <LocalizedLink
      to={topupAddress({ esimId: esim.id })}
      className={buttonClass(isNext ? 'primaryNarrow' : 'quietNarrow')}
    >
      <Plus aria-hidden="true" className="size-5 shrink-0" />
      <span>
        {t('mine.topUp')}
        <span className="sr-only"> {esim.name ?? esim.title}</span>
      </span>
    </LocalizedLink>
  );
}

/** The way on after the end of a plan that cannot be topped up; empty for every other. */
function NewPlan({ esim }: Readonly<{ esim: MyEsim }>) {
  const t = useMessages('esims');
  const hasEnded = planEnd(esim, useNow()) !== null;
  if (!hasEnded || esim.canTopUp) return null;
  return (
    <LocalizedLink to={plansAddress(esim.country)} className={buttonClass('quietNarrow')}>
      <span>
        {t('mine.newPlan')}
        <span className="sr-only"> {esim.name ?? esim.title}</span>
      </span>
    </LocalizedLink>
  );
}

/** One that has connected is on a phone: its details lead to the installation. */
function isOwnToInstall(esim: MyEsim): boolean {
  if (esim.firstConnectedAt !== null) return false;
  if (NOT_INSTALLABLE.has(esim.display) || esim.gift !== null) return false;
  return !isSent(esim) && noInstallReason(esim) === null;
}

/** The codes of a gift, or of one that was sent, are one step further away: using them takes it away. */
function Install({ esim, isMain }: Properties) {
  const t = useMessages('esims');
  const now = useNow();
  if (planEnd(esim, now) !== null || !isOwnToInstall(esim)) return null;
  const isNext = isMain && nextAction(esim, now) === 'install';
  const isToInstall = esim.display === 'ready_to_install';
  const Icon = isToInstall ? Download : Smartphone;
  return (
    <LocalizedLink
      to={installPath(esim.id)}
      className={buttonClass(isNext ? 'primaryNarrow' : 'quietNarrow')}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span>
        {t(isToInstall ? 'mine.install' : 'mine.installation')}
        <span className="sr-only"> {esim.name ?? esim.title}</span>
      </span>
    </LocalizedLink>
  );
}
