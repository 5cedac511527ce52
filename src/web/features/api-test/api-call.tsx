import { useId, useState } from 'react';
import type { TestCall } from '#contract/api-test.ts';
import type { EndpointCall, EndpointOutcome } from '../../api/call-endpoint.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

/** By the name of the call; missing: not called yet. */
export type Outcomes = Readonly<Record<string, EndpointOutcome | 'failed' | undefined>>;

export const callName = ({ method, path }: Pick<TestCall, 'method' | 'path'>) => `${method} ${path}`;

type Properties = Readonly<{
  call: TestCall;
  outcome: Outcomes[string];
  send: (name: string, call: EndpointCall) => Promise<void>;
}>;

/** One call: its example, which can be edited, and its last response. */
export function ApiCall({ call, outcome, send }: Properties) {
  const t = useMessages('info');
  const name = callName(call);
  const [address, setAddress] = useState(call.address);
  const [body, setBody] = useState(call.body);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <code className="min-w-0 font-semibold break-all">{name}</code>
        <button
          type="button"
          className={buttonClass('quiet')}
          aria-label={`${t('apiTest.run')}: ${name}`}
          onClick={() => void send(name, { method: call.method, address, body })}
        >
          {t('apiTest.run')}
        </button>
      </div>
      <p lang="en" className="mt-1 text-ink-soft">
        {call.summary}
      </p>
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer py-2">{t('apiTest.edit')}</summary>
        <Field label={t('apiTest.address')} value={address} onChange={setAddress} />
        {body === null ? null : <Field label={t('apiTest.body')} value={body} onChange={setBody} isLong />}
      </details>
      <div role="status">{outcome === undefined ? null : <Outcome outcome={outcome} name={name} />}</div>
    </>
  );
}

type FieldProperties = Readonly<{
  label: string;
  value: string;
  onChange: (value: string) => void;
  isLong?: boolean;
}>;

function Field({ label, value, onChange, isLong = false }: FieldProperties) {
  const id = useId();
  const shared = {
    id,
    value,
    spellCheck: false,
    autoComplete: 'off',
    className: 'mt-1 w-full min-h-11 rounded-lg border border-field bg-paper p-3 font-mono text-sm',
  };
  return (
    <p className="mt-2">
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea {...shared} rows={5} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...shared} onChange={({ target }) => onChange(target.value)} />
      )}
    </p>
  );
}

function Outcome({ outcome, name }: Readonly<{ outcome: EndpointOutcome | 'failed'; name: string }>) {
  const t = useMessages('info');
  if (outcome === 'failed') return <p className="mt-3 text-bad">{t('apiTest.failed')}</p>;
  const { status, milliseconds, body } = outcome;
  return (
    <>
      <p className="mt-3 text-ink-soft">{t('apiTest.outcome', { status, milliseconds })}</p>
      <pre
        tabIndex={0}
        role="group"
        aria-label={`${t('apiTest.response')}: ${name}`}
        className="mt-2 max-h-60 overflow-auto rounded-lg bg-paper p-3 text-sm"
      >
        {body === '' ? t('apiTest.empty') : body}
      </pre>
    </>
  );
}
