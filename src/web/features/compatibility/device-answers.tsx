import { useEffect } from 'react';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import type { Device } from '#core/devices/check-device.ts';
import { keepDeviceAnswer } from '../../visitor/device-answer.ts';
import { useMessages } from '../../language/use-messages.ts';
import type { DeviceAnswers as Answers } from './device-answers-view.ts';

const STYLES = {
  yes: { Icon: CircleCheck, tone: 'text-good' },
  no: { Icon: CircleX, tone: 'text-bad' },
  depends: { Icon: CircleHelp, tone: 'text-warn' },
} as const;

/** One clear answer per matching device; empty before a search. */
export function DeviceAnswers({ search, devices, answer }: Answers) {
  const t = useMessages('compatibility');
  useEffect(() => {
    if (answer !== null) keepDeviceAnswer(answer);
  }, [answer, search]);
  return (
    <div className={search === '' ? '' : 'mt-6'}>
      {/* Only the number of matches is announced to screen readers: the answers themselves are long. */}
      <p role="status" className="sr-only">
        {search === '' ? null : t('results.found', { count: devices.length })}
      </p>
      {search === '' ? null : devices.length === 0 ? (
        <UnknownDevice search={search} />
      ) : (
        <>
          <h2 className="text-2xl">{t('results.heading', { search })}</h2>
          <p className="mt-1 text-ink-soft">{t('results.found', { count: devices.length })}</p>
          <ul className="mt-4 grid gap-4">
            {devices.map((device) => (
              <DeviceAnswer key={`${device.brand} ${device.model}`} {...device} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A device that the data file does not have: how the phone itself answers comes first. */
function UnknownDevice({ search }: Pick<Answers, 'search'>) {
  const t = useMessages('compatibility');
  return (
    <div className="rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl wrap-anywhere">{t('results.emptyTitle', { search })}</h2>
        <p className="inline-flex items-center gap-2 font-display text-xl font-bold text-warn">
          <CircleHelp aria-hidden="true" className="size-6" />
          {t('results.unknown')}
        </p>
      </div>
      <h3 className="mt-4 font-sans text-base font-semibold">{t('results.unknownHeading')}</h3>
      <p className="mt-1 max-w-prose">{t('results.unknownText')}</p>
      <p>
        <a href="#checks" className="inline-flex min-h-11 items-center font-semibold text-sea underline">
          {t('results.unknownChecks')}
        </a>
      </p>
      <p className="max-w-prose text-ink-soft">{t('results.emptyText')}</p>
    </div>
  );
}

function DeviceAnswer({ brand, model, kind, support, caveats }: Device) {
  const t = useMessages('compatibility');
  const { Icon, tone } = STYLES[support];
  return (
    <li className="rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="text-xl">
            {brand} {model}
          </h3>
          <p className="text-ink-soft">{t(`kind.${kind}`)}</p>
        </div>
        <p className={`inline-flex items-center gap-2 font-display text-xl font-bold ${tone}`}>
          <Icon aria-hidden="true" className="size-6" />
          {t(`answer.${support}`)}
        </p>
      </div>
      <p className="mt-2">{t(`meaning.${support}`)}</p>
      {caveats.length === 0 ? null : (
        <ul className="mt-2 grid list-disc gap-1 pl-5 text-ink-soft">
          {caveats.map((caveat) => (
            <li key={caveat}>{t(`caveat.${caveat}`)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
