import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect } from './test.ts';

/** The button that saves an eSIM, and the line that says it is saved. */
export const SAVE = 'Guardar sin conexión';
export const SAVED = /^Guardada el /;

const Esims = z.object({ esims: z.array(z.object({ id: z.string(), iccid: z.string() })) });
const Install = z.object({
  esim: z.object({
    title: z.string(),
    activationCode: z.string(),
    matchingId: z.string(),
    smdpAddress: z.string(),
    iccid: z.string(),
    qr: z.object({ path: z.string() }),
    platforms: z.array(z.object({ network: z.array(z.string()) })),
  }),
});

/** The ids of the eSIMs of the signed-in customer. */
export async function esimIds(page: Page): Promise<readonly string[]> {
  const { esims } = Esims.parse(await (await page.request.get('/api/esims')).json());
  return esims.map(({ id }) => id);
}

/** An eSIM of the signed-in customer, as the server sees it; without an id the only one. */
export async function readEsim(page: Page, { language = 'es', id }: { language?: string; id?: string } = {}) {
  const path = `/api/esims/${id ?? (await esimIds(page))[0] ?? ''}/install?language=${language}`;
  return Install.parse(await (await page.request.get(path)).json()).esim;
}

export type Esim = Awaited<ReturnType<typeof readEsim>>;

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: SAVE }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
}

export const secretsOf = ({ activationCode, matchingId, iccid, qr }: Esim) => [
  activationCode,
  matchingId,
  iccid,
  qr.path,
];
