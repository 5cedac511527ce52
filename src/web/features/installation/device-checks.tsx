import { CircleCheck, Info, Monitor, WifiOff, type LucideIcon } from 'lucide-react';
import type { InstallableEsim } from '#contract/orders/checkout-sessions.ts';
import { directInstall } from '#core/esims/installation/install-order.ts';
import { useIsOnline } from '../../browser/use-is-online.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useDevice } from '../../visitor/use-device.ts';

/** What this browser knows about the device and its connection, and nothing more. */
export function DeviceChecks({ esim }: Readonly<{ esim: InstallableEsim }>) {
  const t = useMessages('install');
  const isOnline = useIsOnline();
  return (
    <ul className="mb-4 flex flex-wrap gap-x-6 gap-y-1">
      <DeviceCheck esim={esim} />
      {isOnline ? (
        <Check Icon={CircleCheck} colour="text-good" words={t('checks.online')} />
      ) : (
        <Check Icon={WifiOff} colour="text-bad" words={t('checks.offline')} />
      )}
    </ul>
  );
}

function DeviceCheck({ esim }: Readonly<{ esim: InstallableEsim }>) {
  const t = useMessages('install');
  const { system } = useDevice();
  if (system.name === 'other') return <Check Icon={Monitor} colour="text-sea" words={t('checks.computer')} />;
  if (directInstall(esim, system)?.kind !== 'possible')
    return <Check Icon={Info} colour="text-sea" words={t('checks.noOneTap')} />;
  // Browsers on Android hide the version of the system.
  const words =
    system.name === 'ios'
      ? t('checks.oneTapIos', { version: (system.version ?? []).join('.') })
      : t('checks.oneTapAndroid');
  return <Check Icon={CircleCheck} colour="text-good" words={words} />;
}

type CheckProperties = Readonly<{ Icon: LucideIcon; colour: string; words: string }>;

function Check({ Icon, colour, words }: CheckProperties) {
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      {words}
    </li>
  );
}
