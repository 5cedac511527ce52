import type { WithdrawalBody, WithdrawalReceiptResponse } from '#contract/withdrawals.ts';
import { createApiClient } from '../../api/api-client.ts';

export type SendOutcome =
  | Readonly<{ kind: 'received'; receipt: WithdrawalReceiptResponse }>
  | Readonly<{ kind: 'limit' | 'failed' }>;

/** May be repeated: the same declaration gets the same receipt. */
export async function sendWithdrawal(body: WithdrawalBody, anonKey: string): Promise<SendOutcome> {
  try {
    const response = await createApiClient({ anonKey }).api.withdrawals.$post({ json: body });
    if (response.status === 200) return { kind: 'received', receipt: await response.json() };
    return { kind: response.status === 429 ? 'limit' : 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
