import type { MyEsim } from '#contract/my-esims.ts';
import { detailsPath, installPath } from '#core/esims/installation/esim-paths.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';

type Properties = Readonly<{ esim: MyEsim; isMain: boolean }>;

/** Only one eSIM of the dashboard has a filled button: the first one that waits for its installation. */
export function PassActions({ esim, isMain }: Properties) {
  const t = useMessages('esims');
  const title = esim.name ?? esim.title;
  // The codes of a gift are one step further away: whoever uses them takes the gift away.
  const canInstall = esim.display !== 'pending' && esim.display !== 'recycled' && esim.gift === null;
  return (
    <div className="esim-pass-actions">
      {canInstall ? (
        <LocalizedLink
          to={installPath(esim.id)}
          className={buttonClass(isMain ? 'primaryNarrow' : 'quietNarrow')}
        >
          <span>
            {t(esim.display === 'ready_to_install' ? 'mine.install' : 'mine.installation')}
            <span className="sr-only"> {title}</span>
          </span>
        </LocalizedLink>
      ) : null}
      <LocalizedLink to={detailsPath(esim.id)} className="esim-pass-link">
        <span>
          {t('mine.details')}
          <span className="sr-only"> {title}</span>
        </span>
      </LocalizedLink>
    </div>
  );
}
