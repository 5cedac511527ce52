import { ChevronDown } from 'lucide-react';
import type { InstallableEsim } from '#contract/orders/checkout-sessions.ts';
import type { PhoneSystem } from '#core/devices/phone-system.ts';
import { useMessages } from '../../language/use-messages.ts';

type Platform = NonNullable<InstallableEsim['platforms']>[number];
type Properties = Readonly<{ platforms: readonly Platform[]; system: PhoneSystem }>;

const PARTS = ['qr', 'manual', 'network'] as const;

/** The network's steps, those for this phone first. */
export function InstallSteps({ platforms, system }: Properties) {
  const t = useMessages('install');
  const inOrder = platforms.toSorted(
    (one, other) => Number(other.system === system.name) - Number(one.system === system.name),
  );
  return (
    <section className="mt-8">
      <h3 className="text-2xl">{t('steps.heading')}</h3>
      <div className="mt-3 grid gap-3">
        {inOrder.map((platform, index) => (
          <details key={index} className="rounded-card border border-line bg-card">
            <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2 font-semibold">
              <PlatformName platform={platform} />
              <ChevronDown aria-hidden="true" className="details-arrow size-5 shrink-0" />
            </summary>
            <div className="grid gap-4 px-4 pb-4">
              {PARTS.map((part) => (
                <Steps key={part} title={t(`steps.${part}`)} steps={platform[part]} />
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

function PlatformName({ platform: { system, version } }: Readonly<{ platform: Platform }>) {
  const t = useMessages('install');
  const name = t(`steps.${system}`);
  if (version === null) return name;
  const versions = version.split(',');
  return t('steps.version', {
    system: name,
    version: versions.join(', '),
    count: versions.length,
  });
}

function Steps({ title, steps }: Readonly<{ title: string; steps: readonly string[] }>) {
  if (steps.length === 0) return null;
  return (
    <div>
      <h4 className="font-semibold">{title}</h4>
      <ol className="mt-1 list-decimal pl-5 text-ink-soft">
        {steps.map((step, index) => (
          <li key={index} className="py-0.5">
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
