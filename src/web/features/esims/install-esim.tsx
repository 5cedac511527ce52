import type { InstallableEsim } from '#contract/checkout-sessions.ts';
import { useMessages } from '../../language/use-messages.ts';
import { DirectInstallDoor } from './install-direct.tsx';
import { InstallDoor } from './install-option.tsx';
import { InstallSteps } from './install-steps.tsx';
import { ManualDoor } from './install-manual.tsx';
import { QrPicture } from './qr-picture.tsx';
import { usePhoneSystem } from './use-phone-system.ts';

/** Three ways to install one eSIM, and the network's steps for it. */
export function InstallEsim({ esim }: Readonly<{ esim: InstallableEsim }>) {
  return (
    <>
      <InstallWays esim={esim} />
      <Instructions esim={esim} />
    </>
  );
}

/** Three ways to install one eSIM, the right one for this phone first. */
export function InstallWays({ esim }: Readonly<{ esim: InstallableEsim }>) {
  const system = usePhoneSystem();
  const isOnPhone = system.name !== 'other';
  return (
    <div className="install-doors" data-first={isOnPhone ? 'direct' : 'qr'}>
      {isOnPhone ? <DirectInstallDoor esim={esim} system={system} /> : null}
      <QrDoor esim={esim} />
      {isOnPhone ? null : <DirectInstallDoor esim={esim} system={system} />}
      <ManualDoor esim={esim} />
    </div>
  );
}

/** Nothing when the network did not tell its steps. */
export function Instructions({ esim }: Readonly<{ esim: InstallableEsim }>) {
  const system = usePhoneSystem();
  if (esim.platforms === null || esim.platforms.length === 0) return null;
  return <InstallSteps platforms={esim.platforms} system={system} />;
}

function QrDoor({ esim }: Readonly<{ esim: InstallableEsim }>) {
  const t = useMessages('esims');
  return (
    <InstallDoor title={t('install.qr.title')} text={t('install.qr.text')}>
      {esim.qr.path === '' ? (
        <p className="font-semibold text-bad">{t('install.qr.missing')}</p>
      ) : (
        <QrPicture qr={esim.qr} label={t('install.qr.label', { title: esim.title })} />
      )}
    </InstallDoor>
  );
}
