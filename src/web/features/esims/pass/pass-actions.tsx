import type { MyEsim } from '#contract/account/my-esims.ts';
import { nextAction } from '#core/esims/dashboard/next-action.ts';
import { detailsPath, installPath } from '#core/esims/installation/esim-paths.ts';
import { topupAddress } from '#core/topups/topup-address.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';

type Properties = Readonly<{ esim: MyEsim; isMain: boolean }>;

const NOT_INSTALLABLE: ReadonlySet<MyEsim['display']> = new Set(['pending', 'recycled']);

/** Only one eSIM of the dashboard has a filled button: the first one with a useful next step. */
export function PassActions({ esim, isMain }: Properties) {
  const t = useMessages('esims');
  const title = esim.name ?? esim.title;
  const next = isMain ? nextAction(esim) : null;
  // The codes of a gift are one step further away: whoever uses them takes the gift away.
  const canInstall = !NOT_INSTALLABLE.has(esim.display) && esim.gift === null;
  return (
    <div className="esim-pass-actions">
      {esim.canTopUp && esim.display !== 'ready_to_install' ? (
        <LocalizedLink
          to={topupAddress({ esimId: esim.id })}
          className={buttonClass(next === 'top-up' ? 'primaryNarrow' : 'quietNarrow')}
        >
          <span>
            {t('mine.topUp')}
            <span className="sr-only"> {title}</span>
          </span>
        </LocalizedLink>
      ) : null}
      {canInstall ? (
        <LocalizedLink
          to={installPath(esim.id)}
          className={buttonClass(next === 'install' ? 'primaryNarrow' : 'quietNarrow')}
        >
          <span>
            {t(esim.display === 'ready_to_install' ? 'mine.install' : 'mine.installation')}
            <span className="sr-only"> {title}</span>
          </span>
        </LocalizedLink>
      ) : null}
      <LocalizedLink to={detailsPath(esim.id)} className="quiet-link">
        <span>
          {t('mine.details')}
          <span className="sr-only"> {title}</span>
        </span>
      </LocalizedLink>
    </div>
  );
}
