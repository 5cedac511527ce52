import type { InstallableEsim } from '#contract/checkout-sessions.ts';
import { useMessages } from '../../language/use-messages.ts';
import { DaysStartLine } from '../../esims/days-start-line.tsx';
import { DirectInstallOption } from './direct-install-option.tsx';
import { InstallOption } from './install-option.tsx';
import { InstallSteps } from './install-steps.tsx';
import { ManualInstallOption } from './manual-install-option.tsx';
import { QrPicture } from '../../esims/qr-picture.tsx';
import { usePhoneSystem } from './use-phone-system.ts';

/** Three ways to install one eSIM, and the network's steps for it. */
export function InstallEsim({ esim }: Readonly<{ esim: InstallableEsim }>) {
  return (
    <>
      <InstallOptions esim={esim} />
      <Instructions esim={esim} />
    </>
  );
}

type OptionsProperties = Readonly<{
  esim: InstallableEsim;
  /** False when another eSIM above on the page explains the options already. */
  hasHints?: boolean;
}>;

/** Three ways to install one eSIM, the right one for this phone first; before them, when its days start. */
export function InstallOptions({ esim, hasHints = true }: OptionsProperties) {
  const system = usePhoneSystem();
  const isOnPhone = system.name !== 'other';
  const direct = <DirectInstallOption esim={esim} system={system} hasHints={hasHints} />;
  return (
    <div className="grid gap-2 md:gap-3">
      <DaysStartLine text={esim.daysStart} startsOnInstall={esim.startsOnInstall} />
      <div className="install-options" data-first={isOnPhone ? 'direct' : 'qr'}>
        {isOnPhone ? direct : null}
        <QrInstallOption esim={esim} hasHints={hasHints} />
        {isOnPhone ? null : direct}
        <ManualInstallOption esim={esim} hasHints={hasHints} />
      </div>
    </div>
  );
}

/** Empty when the network sent no steps. */
export function Instructions({ esim }: Readonly<{ esim: InstallableEsim }>) {
  const system = usePhoneSystem();
  if (esim.platforms === null || esim.platforms.length === 0) return null;
  return <InstallSteps platforms={esim.platforms} system={system} />;
}

function QrInstallOption({ esim, hasHints }: Required<OptionsProperties>) {
  const t = useMessages('install');
  return (
    <InstallOption title={t('qr.title')} text={hasHints ? t('qr.text') : null}>
      {esim.qr.path === '' ? (
        <p className="font-semibold text-bad">{t('qr.missing')}</p>
      ) : (
        <QrPicture qr={esim.qr} label={t('qr.label', { title: esim.title })} />
      )}
    </InstallOption>
  );
}
