import type { z } from 'zod';
import type { MyEsimDetails, MyEsimInstallResponse } from '#contract/account/my-esims.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../api/api-client.ts';
import { type FetchNeeds, type Repeats, useMyQuery } from '../queries/use-api-query.ts';

export type MyInstall = z.infer<typeof MyEsimInstallResponse>;

/** `networkName` is the company behind the eSIM. */
export type MyEsimView = MyEsimDetails & Readonly<{ networkName: string }>;

/** One eSIM of the signed-in customer, without its codes. */
export function useMyEsim(id: string, repeats: Repeats = {}) {
  return useMyQuery(['esims', id], (needs) => fetchMyEsim(id, needs), repeats);
}

/** The codes that install it, and the address of the page that shows them. */
export function useMyInstall(id: string) {
  return useMyQuery(['esims', id, 'install'], (needs) => fetchMyInstall(id, needs));
}

/** Another customer's eSIM, one that never existed and an invalid id are the same to a customer. */
export function isUnknownEsim(error: Error | null): boolean {
  return error instanceof RequestRefused && (error.status === 404 || error.status === 400);
}

async function fetchMyEsim(id: string, needs: FetchNeeds): Promise<MyEsimView> {
  const { api } = createApiClient(needs);
  const { language, signal } = needs;
  const response = await api.esims[':id'].$get({ param: { id }, query: { language } }, { init: { signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  const { esim, networkName } = await response.json();
  return { ...esim, networkName };
}

/** The server refuses the eSIM of another customer. */
export async function fetchMyInstall(id: string, needs: FetchNeeds): Promise<MyInstall> {
  const { api } = createApiClient(needs);
  const { language, signal } = needs;
  const response = await api.esims[':id'].install.$get(
    { param: { id }, query: { language } },
    { init: { signal } },
  );
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}
