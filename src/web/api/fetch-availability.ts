import type { ValidatePackagesResponse } from '#contract/catalogue/availability.ts';
import { createApiClient } from './api-client.ts';

type Line = Readonly<{ packageId: string; quantity: number }>;

type Needs = Readonly<{
  anonKey: string;
  /** Null when the visitor has no cart yet. */
  cartId: string | null;
}>;

const TIMEOUT_MS = 15_000;

/** Returns whether these packages can be bought now. Null: the shop could not be reached. */
export async function fetchAvailability(
  lines: readonly Line[],
  { anonKey, cartId }: Needs,
): Promise<ValidatePackagesResponse | null> {
  const packages = lines.map(({ packageId, quantity }) => ({ packageId, quantity }));
  try {
    const client = createApiClient({ anonKey });
    const response = await client.api['validate-packages'].$post(
      { json: { packages, cartId } },
      { init: { signal: AbortSignal.timeout(TIMEOUT_MS) } },
    );
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
