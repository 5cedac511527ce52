import { useState } from 'react';
import type { TestCallsResponse } from '#contract/api-test.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { callEndpoint, type EndpointOutcome } from '../../api/call-endpoint.ts';
import { createApiClient } from '../../api/api-client.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useApiQuery, type FetchNeeds } from '../../queries/use-api-query.ts';
import { signInPath } from '../../session/redirect-guest.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ApiCall, callName, type Outcomes } from './api-call.tsx';

/** Every call of the public API, sent as our pages send theirs. The server decides who may see the list. */
export function ApiCalls() {
  const t = useMessages('info');
  const { data, error, refetch } = useApiQuery(['test-calls'], fetchTestCalls);
  if (data !== undefined) return <Calls calls={data.calls} />;
  if (error === null)
    return (
      // As tall as the screen, so that the list moves nothing that is visible.
      <p role="status" className="min-h-dvh">
        {t('apiTest.loading')}
      </p>
    );
  if (error instanceof RequestRefused && (error.status === 401 || error.status === 403))
    return <AdminsOnly isSignedIn={error.status === 403} />;
  return (
    <div role="alert">
      <p className="text-bad">{t('apiTest.failed')}</p>
      <button type="button" className={`mt-3 ${buttonClass('quiet')}`} onClick={() => void refetch()}>
        {t('apiTest.retry')}
      </button>
    </div>
  );
}

function AdminsOnly({ isSignedIn }: Readonly<{ isSignedIn: boolean }>) {
  const t = useMessages('info');
  return (
    <>
      <p>{isSignedIn ? t('apiTest.notAdmin') : t('apiTest.adminsOnly')}</p>
      {isSignedIn ? null : (
        <LocalizedLink to={signInPath('/api-test')} className={`mt-4 ${buttonClass('primary')}`}>
          {t('apiTest.signIn')}
        </LocalizedLink>
      )}
    </>
  );
}

function Calls({ calls }: TestCallsResponse) {
  const t = useMessages('info');
  const { anonKey } = usePageFacts();
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const [isBusy, setBusy] = useState(false);
  const send = async (name: string, call: Parameters<typeof callEndpoint>[0]) => {
    const outcome = await callEndpoint(call, anonKey).catch((): EndpointOutcome | 'failed' => 'failed');
    setOutcomes((others) => ({ ...others, [name]: outcome }));
  };
  // One after the other: the times of calls that wait for each other say nothing.
  const sendAll = async () => {
    setBusy(true);
    for (const call of calls) await send(callName(call), call);
    setBusy(false);
  };
  const done = calls.filter((call) => outcomes[callName(call)] !== undefined).length;
  return (
    <>
      <p className="flex flex-wrap items-center gap-4">
        <button
          type="button"
          className={buttonClass('primary')}
          disabled={isBusy}
          onClick={() => void sendAll()}
        >
          {t('apiTest.runAll')}
        </button>
        <span role="status">{t('apiTest.done', { done, count: calls.length })}</span>
      </p>
      <p className="mt-3 text-ink-soft">{t('apiTest.harmless')}</p>
      <ul className="mt-5 grid gap-4">
        {calls.map((call) => (
          <li key={callName(call)} className="min-w-0 rounded-card border border-line bg-card p-5">
            <ApiCall call={call} outcome={outcomes[callName(call)]} send={send} />
          </li>
        ))}
      </ul>
    </>
  );
}

async function fetchTestCalls({ anonKey, signal }: FetchNeeds): Promise<TestCallsResponse> {
  const client = createApiClient({ anonKey });
  const response = await client.api['test-calls'].$get({}, { init: { signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}
