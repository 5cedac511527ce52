import { useQueryClient } from '@tanstack/react-query';
import type { ShownAddress } from '#contract/account/address-change.ts';
import { useMyKey, useMyQuery } from '../../queries/use-api-query.ts';
import { fetchAddress } from './address-requests.ts';

const NAME = ['address'] as const;

/** The address of the signed-in customer and the one that waits for its confirmation. */
export function useAccountAddress() {
  return useMyQuery(NAME, fetchAddress);
}

/** Shows what a request about the address returned. */
export function useShowAddress(): (shown: ShownAddress) => void {
  const client = useQueryClient();
  const key = useMyKey(NAME);
  return (shown) => void client.setQueryData<ShownAddress>(key, shown);
}
