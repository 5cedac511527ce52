import { CopyValue } from '../../esims/copy-value.tsx';
import { useMessages } from '../../language/use-messages.ts';
import type { HelpedEsim } from './helped-esim.ts';

type Properties = Readonly<{ esim: HelpedEsim }>;

/** What belongs into the APN field of the phone, to copy it; or that the phone sets it by itself. */
export function ApnValue({ esim: { apn, name, title } }: Properties) {
  const t = useMessages('troubleshooter');
  const install = useMessages('install');
  if (apn.kind !== 'manual' || apn.value === null)
    return <p className="text-ink-soft">{t('hint.apnAutomatic')}</p>;
  return (
    <div className="w-full">
      <p className="text-ink-soft">{t('hint.apn')}</p>
      <dl>
        <CopyValue name={install('manual.apn')} value={apn.value} title={name ?? title} />
      </dl>
    </div>
  );
}
