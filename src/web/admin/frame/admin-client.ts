import { hc } from 'hono/client';
import { RequestRefused } from '#core/retry/failure.ts';
import type { AdminApi } from '../../api/api-client.ts';
import { publicKey } from '../../api/public-key.ts';
import { readField, readTextField } from '../../api/read-field.ts';

/** The typed client of /api/admin. It retries nothing: a screen of staff says what failed and offers another try. */
export function adminClient() {
  const anonKey = publicKey();
  return hc<AdminApi>('/', { headers: anonKey === '' ? {} : { apikey: anonKey } }).api.admin;
}

/** A request that the server refused, with its reason. */
export class AdminRefusal extends RequestRefused {
  readonly code: string;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(status);
    this.name = 'AdminRefusal';
    this.code = readTextField(readField(body, 'error'), 'code') ?? '';
    this.body = body;
  }
}

type Refused = Readonly<{ status: number; json(): Promise<unknown> }>;

/** `throw await refusalOf(response)` for every response that is not 200. */
export async function refusalOf(response: Refused): Promise<AdminRefusal> {
  return new AdminRefusal(response.status, await response.json().catch(() => null));
}

/** The code of a refused request; empty when there was no response. */
export function codeOf(error: unknown): string {
  return error instanceof AdminRefusal ? error.code : '';
}
