import type { InstallableEsim } from '#contract/checkout-sessions.ts';
import { useMessages } from '../../language/use-messages.ts';
import { DirectInstallOption } from './install-direct.tsx';
import { InstallOption } from './install-option.tsx';
import { InstallSteps } from './install-steps.tsx';
import { ManualInstallOption } from './install-manual.tsx';
import { QrPicture } from './qr-picture.tsx';
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

/** Three ways to install one eSIM, the right one for this phone first. */
export function InstallOptions({ esim }: Readonly<{ esim: InstallableEsim }>) {
  const system = usePhoneSystem();
  const isOnPhone = system.name !== 'other';
  return (
    <div className="install-doors" data-first={isOnPhone ? 'direct' : 'qr'}>
      {isOnPhone ? <DirectInstallOption esim={esim} system={system} /> : null}
      <QrInstallOption esim={esim} />
      {isOnPhone ? null : <DirectInstallOption esim={esim} system={system} />}
      <ManualInstallOption esim={esim} />
    </div>
  );
}

/** Empty when the network sent no steps. */
export function Instructions({ esim }: Readonly<{ esim: InstallableEsim }>) {
  const system = usePhoneSystem();
  if (esim.platforms === null || esim.platforms.length === 0) return null;
  return <InstallSteps platforms={esim.platforms} system={system} />;
}

function QrInstallOption({ esim }: Readonly<{ esim: InstallableEsim }>) {
  const t = useMessages('esims');
  return (
    <InstallOption title={t('install.qr.title')} text={t('install.qr.text')}>
      {esim.qr.path === '' ? (
        <p className="font-semibold text-bad">{t('install.qr.missing')}</p>
      ) : (
        <QrPicture qr={esim.qr} label={t('install.qr.label', { title: esim.title })} />
      )}
    </InstallOption>
  );
}
