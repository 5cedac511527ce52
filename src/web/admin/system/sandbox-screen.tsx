import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { SandboxResponse } from '#contract/admin/system.ts';
import { HOUR_MS } from '#core/durations.ts';
import { FAULTS_OF, type SandboxFaultKind, type SandboxService } from '#core/system/audited-sandbox.ts';
import { SANDBOX_FAULT_KINDS, SANDBOX_SERVICES } from '#core/system/system-values.ts';
import { useTimes } from '../../language/use-times.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { useToastedChange } from '../changes/use-toasted-change.ts';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxFailed, BoxLoading } from '../frame/states.tsx';
import { addFault, advanceClock, clearFaults, fetchSandbox } from './system-requests.ts';
import { SystemTabs } from './system-tabs.tsx';

const REFRESH_MS = 5_000;

/** The clock and the faults of the sandbox. */
export default function SandboxScreen() {
  const t = useMessages('admin-system');
  const { data, isPending, refetch } = useMyQuery(['staff', 'sandbox'], fetchSandbox, {
    refetchInterval: REFRESH_MS,
  });
  return (
    <>
      <ScreenTitle title={t('sandbox.title')} lead={t('sandbox.lead')} />
      <SystemTabs />
      {isPending ? <BoxLoading /> : null}
      {!isPending && data === undefined ? <BoxFailed onRetry={() => void refetch()} /> : null}
      {data === undefined ? null : (
        <>
          <Clock {...data} />
          <Faults faults={data.faults} />
        </>
      )}
    </>
  );
}

/** Sends a change and shows the sandbox after it. */
function useChange() {
  const t = useMessages('admin-system');
  const client = useQueryClient();
  const { isBusy, run } = useToastedChange(t('sandbox.failed'));
  const change = (send: () => Promise<SandboxResponse>) =>
    run(async () => {
      await send();
      await client.invalidateQueries();
      toasts.show({ title: t('sandbox.done'), tone: 'good' });
    });
  return { change, isBusy };
}

const STEPS = [
  { name: 'hour', hours: 1 },
  { name: 'day', hours: 24 },
  { name: 'week', hours: 7 * 24 },
  { name: 'month', hours: 30 * 24 },
] as const;

function Clock({ now, machineNow }: SandboxResponse) {
  const t = useMessages('admin-system');
  const { dateAndTime } = useTimes();
  const { change, isBusy } = useChange();
  const ahead = Math.round((Date.parse(now) - Date.parse(machineNow)) / HOUR_MS);
  return (
    <section aria-labelledby="sandbox-clock" className="admin-box admin-stack">
      <h2 id="sandbox-clock" className="admin-section-heading">
        {t('sandbox.clock')}
      </h2>
      <p className="admin-strong">{t('sandbox.now', { time: dateAndTime(now) })}</p>
      <p>{ahead > 0 ? t('sandbox.ahead', { count: ahead }) : t('sandbox.same')}</p>
      <p className="admin-soft">{t('sandbox.clockText')}</p>
      <div role="group" aria-label={t('sandbox.advance.label')} className="admin-actions items-center">
        <span>{t('sandbox.advance.label')}</span>
        {STEPS.map(({ name, hours }) => (
          <button
            key={name}
            type="button"
            className={buttonClass('quiet')}
            aria-disabled={isBusy}
            onClick={() => void change(() => advanceClock(hours * HOUR_MS))}
          >
            {t(`sandbox.advance.${name}`)}
          </button>
        ))}
      </div>
    </section>
  );
}

const COUNTS = [
  { name: 'once', count: 1 },
  { name: 'ten', count: 10 },
  { name: 'always', count: null },
] as const;

function Faults({ faults }: Pick<SandboxResponse, 'faults'>) {
  const t = useMessages('admin-system');
  const { change, isBusy } = useChange();
  return (
    <section aria-labelledby="sandbox-faults" className="admin-box admin-stack">
      <h2 id="sandbox-faults" className="admin-section-heading">
        {t('sandbox.faults')}
      </h2>
      {faults.length === 0 ? <p>{t('sandbox.empty')}</p> : null}
      <ul className="admin-stack">
        {faults.map((fault) => (
          <li key={fault.id}>
            <SetFault {...fault} />
          </li>
        ))}
      </ul>
      {faults.length === 0 ? null : (
        <p>
          <button
            type="button"
            className={buttonClass('quiet')}
            aria-disabled={isBusy}
            onClick={() => void change(clearFaults)}
          >
            {t('sandbox.clear')}
          </button>
        </p>
      )}
      <NewFault />
    </section>
  );
}

/** A test may have set a fault that this screen cannot. */
function SetFault({ service, kind, count }: SandboxResponse['faults'][number]) {
  const t = useMessages('admin-system');
  const known = SANDBOX_SERVICES.find((name) => name === service);
  const fault = SANDBOX_FAULT_KINDS.find((name) => name === kind);
  return [
    known === undefined ? service : t(`sandbox.name.${known}`),
    fault === undefined ? kind : t(`sandbox.kind.${fault}`),
    count === null ? t('sandbox.until') : t('sandbox.count', { count }),
  ].join(' · ');
}

function NewFault() {
  const t = useMessages('admin-system');
  const { change, isBusy } = useChange();
  const [service, setService] = useState<SandboxService>('network');
  const [chosen, setChosen] = useState<SandboxFaultKind>('error');
  const [often, setOften] = useState<(typeof COUNTS)[number]['name']>('once');
  const kinds = FAULTS_OF[service];
  const kind = kinds.find((one) => one === chosen) ?? kinds[0] ?? 'error';
  const count = COUNTS.find(({ name }) => name === often)?.count ?? null;
  return (
    <form
      className="system-fault"
      onSubmit={(event) => {
        event.preventDefault();
        void change(() => addFault({ service, kind, count }));
      }}
    >
      <Choice
        label={t('sandbox.service')}
        value={service}
        options={SANDBOX_SERVICES.map((value) => ({ value, text: t(`sandbox.name.${value}`) }))}
        onChange={setService}
      />
      <Choice
        label={t('sandbox.fault')}
        value={kind}
        options={kinds.map((value) => ({ value, text: t(`sandbox.kind.${value}`) }))}
        onChange={setChosen}
      />
      <Choice
        label={t('sandbox.often')}
        value={often}
        options={COUNTS.map(({ name }) => ({ value: name, text: t(`sandbox.${name}`) }))}
        onChange={setOften}
      />
      <button type="submit" className={buttonClass('primary')} aria-disabled={isBusy}>
        {t('sandbox.add')}
      </button>
    </form>
  );
}

type ChoiceProperties<Value extends string> = Readonly<{
  label: string;
  value: Value;
  options: readonly Readonly<{ value: Value; text: string }>[];
  onChange: (value: Value) => void;
}>;

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProperties<Value>) {
  return (
    <label className="system-choice">
      <span>{label}</span>
      <select
        className="field"
        value={value}
        onChange={({ target }) => {
          const found = options.find((option) => option.value === target.value);
          if (found !== undefined) onChange(found.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}
