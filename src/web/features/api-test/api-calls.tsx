import { useState } from 'react';
import { createApiClient, type ApiClient } from '../../api/api-client.ts';
import { useMessages } from '../../language/use-messages.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { buttonClass } from '../../ui/button.tsx';

type Call = Readonly<{
  method?: 'POST';
  path: string;
  run: (client: ApiClient) => Promise<Response>;
}>;
type Outcome = Readonly<{ status: number; milliseconds: number; body: string }>;

/** Every public call that changes nothing. Calls that write data or start a payment are not part of this page. */
const CALLS: readonly Call[] = [
  {
    path: '/api/packages',
    run: (client) => client.api.packages.$get({ query: { limit: '1' } }),
  },
  {
    path: '/api/packages/suggestions',
    run: (client) => client.api.packages.suggestions.$get({ query: { q: 'japan' } }),
  },
  {
    path: '/api/package-inventory',
    run: (client) => client.api['package-inventory'].$get({ query: { ids: 'unknown' } }),
  },
  {
    path: '/api/package-offers',
    run: (client) => client.api['package-offers'].$get({ query: { ids: 'unknown' } }),
  },
  {
    method: 'POST',
    path: '/api/validate-packages',
    run: (client) => client.api['validate-packages'].$post({ json: { packages: [] } }),
  },
  {
    method: 'POST',
    path: '/api/rpc/validate_discount_code',
    run: (client) =>
      client.api.rpc.validate_discount_code.$post({
        json: { p_code: 'UNKNOWN', p_cart_items: [], p_subtotal: 0 },
      }),
  },
  {
    path: '/api/detect-user-country',
    run: (client) => client.api['detect-user-country'].$get(),
  },
  {
    path: '/api/checkout-sessions/{id}',
    run: (client) => client.api['checkout-sessions'][':id'].$get({ param: { id: 'unknown' }, query: {} }),
  },
  {
    path: '/api/me',
    run: (client) => client.api.me.$get(),
  },
];

const SHOWN_CHARACTERS = 2000;

/** Calls the public endpoints as our pages do, and shows their responses. */
export function ApiCalls() {
  const { anonKey } = usePageFacts();
  const [client] = useState(() => createApiClient({ anonKey, retriesReads: false }));
  return (
    <ul className="grid gap-4">
      {CALLS.map((call) => (
        <li key={call.path} className="rounded-card border border-line bg-card p-5">
          <ApiCall call={call} client={client} />
        </li>
      ))}
    </ul>
  );
}

function ApiCall({ call, client }: Readonly<{ call: Call; client: ApiClient }>) {
  const t = useMessages('info');
  const [outcome, setOutcome] = useState<Outcome | 'failed' | null>(null);
  const run = () => void timed(call, client).then(setOutcome, () => setOutcome('failed'));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <code className="font-semibold">
          {call.method ?? 'GET'} {call.path}
        </code>
        <button
          type="button"
          className={buttonClass('quiet')}
          aria-label={`${t('apiTest.run')}: ${call.path}`}
          onClick={run}
        >
          {t('apiTest.run')}
        </button>
      </div>
      <div role="status">
        {outcome === null ? null : outcome === 'failed' ? (
          <p className="mt-3 text-bad">{t('apiTest.failed')}</p>
        ) : (
          <>
            <p className="mt-3 text-ink-soft">
              {t('apiTest.outcome', { status: outcome.status, milliseconds: outcome.milliseconds })}
            </p>
            <pre tabIndex={0} className="mt-2 max-h-60 overflow-auto rounded-lg bg-paper p-3 text-sm">
              {outcome.body}
            </pre>
          </>
        )}
      </div>
    </>
  );
}

async function timed({ run }: Call, client: ApiClient): Promise<Outcome> {
  const start = performance.now();
  const response = await run(client);
  const body = await response.text();
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - start),
    body: body.slice(0, SHOWN_CHARACTERS),
  };
}
