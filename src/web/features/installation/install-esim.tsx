import type { ReactNode } from 'react';
import type { InstallableEsim } from '#contract/orders/checkout-sessions.ts';
import { installOrder, type InstallWay, workingWays } from '#core/esims/installation/install-order.ts';
import { DaysStartLine } from '../../esims/days-start-line.tsx';
import type { MyInstall } from '../../esims/use-my-esim.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useDevice } from '../../visitor/use-device.ts';
import { DirectInstallOption } from './direct-install-option.tsx';
import { InstallSteps } from './install-steps.tsx';
import { ManualInstallOption } from './manual-install-option.tsx';
import { QrInstallOption } from './qr-install-option.tsx';

type Properties = Readonly<{
  esim: InstallableEsim;
  /** False when another eSIM above on the page explains the options already. */
  hasHints?: boolean;
  /** It is installed already: no way is the best one any more. */
  isOnPhone?: boolean;
  /** False when its days run or are over: it is not said when they start. */
  saysStart?: boolean;
  /** The address of this page, for a phone. Null where the page cannot be opened elsewhere. */
  phonePage?: MyInstall['phonePage'] | null;
}>;

/** Three ways to install one eSIM, the best one for this device first; before them, when its days start. */
export function InstallOptions(properties: Properties) {
  const { esim, hasHints = true, isOnPhone = false, saysStart = true, phonePage = null } = properties;
  const t = useMessages('install');
  const { system } = useDevice();
  const isPhone = system.name !== 'other';
  const best = isPhone ? t('best.phone') : t('best.computer');
  const working = workingWays(esim, system);
  const options = installOrder(esim, system).map((way, index) => ({
    way,
    place: {
      position: working.includes(way) ? working.indexOf(way) + 1 : null,
      badge: index === 0 && hasHints && !isOnPhone ? best : null,
    },
  }));
  const shown: Readonly<Record<InstallWay, (place: (typeof options)[number]['place']) => ReactNode>> = {
    direct: (place) => <DirectInstallOption key="direct" {...{ esim, system, place, hasHints, phonePage }} />,
    qr: (place) => <QrInstallOption key="qr" {...{ esim, place, hasHints }} isOnPhone={isPhone} />,
    manual: (place) => <ManualInstallOption key="manual" {...{ esim, place, hasHints }} />,
  };
  return (
    <div className="grid gap-2 md:gap-3">
      {saysStart ? <DaysStartLine text={esim.daysStart} startsOnInstall={esim.startsOnInstall} /> : null}
      <div className="install-options">{options.map(({ way, place }) => shown[way](place))}</div>
    </div>
  );
}

/** Empty when the network sent no steps. */
export function NetworkSteps({ esim }: Readonly<{ esim: InstallableEsim }>) {
  const { system } = useDevice();
  if (esim.platforms === null || esim.platforms.length === 0) return null;
  return <InstallSteps platforms={esim.platforms} system={system} />;
}
