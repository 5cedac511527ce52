import type { MyEsim } from '#contract/account/my-esims.ts';

/** Its days are running or were: data left and an end can be shown. */
export function hasStarted({
  display,
  firstConnectedAt,
}: Pick<MyEsim, 'display' | 'firstConnectedAt'>): boolean {
  return display === 'active' || firstConnectedAt !== null;
}
