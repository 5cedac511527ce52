import type { MyEsim } from '#contract/my-esims.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';

type Properties = Readonly<{ esim: MyEsim; isMain: boolean }>;

/** Only one eSIM of the dashboard has a filled button: the first one that waits for its installation. */
export function PassActions({ esim, isMain }: Properties) {
  const t = useMessages('esims');
  const address = `/dashboard/esims/${esim.id}`;
  const title = esim.name ?? esim.title;
  const canInstall = esim.display !== 'pending' && esim.display !== 'recycled';
  return (
    <div className="esim-pass-actions">
      {canInstall ? (
        <LocalizedLink
          to={`${address}/install`}
          className={buttonClass(isMain ? 'primaryNarrow' : 'quietNarrow')}
        >
          <span>
            {t(esim.display === 'ready_to_install' ? 'mine.install' : 'mine.installation')}
            <span className="sr-only">: {title}</span>
          </span>
        </LocalizedLink>
      ) : null}
      <LocalizedLink to={address} className="boarding-pass-details-link">
        <span>
          {t('mine.details')}
          <span className="sr-only">: {title}</span>
        </span>
      </LocalizedLink>
    </div>
  );
}
