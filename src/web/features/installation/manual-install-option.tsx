import type { InstallableEsim } from '#contract/orders/checkout-sessions.ts';
import { useMessages } from '../../language/use-messages.ts';
import { CopyValue } from '../../esims/copy-value.tsx';
import { InstallOption, type OptionPlace } from './install-option.tsx';

type Properties = Readonly<{ esim: InstallableEsim; place: OptionPlace; hasHints: boolean }>;

/** Every value a phone may require, each with its own copy button. */
export function ManualInstallOption({ esim, place, hasHints }: Properties) {
  const t = useMessages('install');
  const apn = esim.apn.kind === 'manual' ? esim.apn.value : null;
  return (
    <InstallOption {...place} title={t('manual.title')} text={hasHints ? t('manual.text') : null}>
      <dl>
        <CopyValue name={t('manual.smdp')} value={esim.smdpAddress} title={esim.title} />
        <CopyValue name={t('manual.code')} value={esim.matchingId} title={esim.title} />
        <CopyValue name={t('manual.both')} value={esim.activationCode} title={esim.title} />
        <CopyValue name={t('manual.iccid')} value={esim.iccid} title={esim.title} />
        {apn === null ? (
          <div className="py-2">
            <dt className="text-sm text-ink-soft">{t('manual.apn')}</dt>
            <dd>{t('manual.apnAutomatic')}</dd>
          </div>
        ) : (
          <CopyValue name={t('manual.apn')} value={apn} title={esim.title} />
        )}
      </dl>
    </InstallOption>
  );
}
