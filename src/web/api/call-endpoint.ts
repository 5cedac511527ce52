export type EndpointCall = Readonly<{ method: string; address: string; body: string | null }>;
export type EndpointOutcome = Readonly<{ status: number; milliseconds: number; body: string }>;

const SHOWN_CHARACTERS = 2000;
/** A stream of events never ends: what arrived until then is shown. */
const STREAM_MS = 3000;

/** For /api-test: sends a typed address and body as they are. Rejects, as `fetch` does, when there is no response. */
export async function callEndpoint(
  { method, address, body }: EndpointCall,
  anonKey: string,
): Promise<EndpointOutcome> {
  const start = performance.now();
  const response = await fetch(address, {
    method,
    headers: {
      ...(anonKey === '' ? {} : { apikey: anonKey }),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === null ? {} : { body }),
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const text = isStream ? await readStart(response) : await response.text();
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - start),
    body: text.slice(0, SHOWN_CHARACTERS),
  };
}

async function readStart(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  const timer = setTimeout(() => void reader.cancel(), STREAM_MS);
  let text = '';
  while (text.length < SHOWN_CHARACTERS) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  clearTimeout(timer);
  void reader.cancel();
  return text;
}
