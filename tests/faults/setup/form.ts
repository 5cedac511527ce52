/** `npm run faults` sets these; without them the short form runs, which is part of `npm test`. */
export const CHECKOUTS = Number(process.env['FAULT_CHECKOUTS'] ?? 10);
export const KILLS = Number(process.env['FAULT_KILLS'] ?? 2);
/** In the long form nothing is hurried: the shop keeps the machine's time and its own pace. */
export const IS_LONG = process.env['FAULT_FORM'] === 'long';

/** What the long form tells while it runs. The short one is silent: no test asserts or shows a time. */
export function report(line: string): void {
  if (IS_LONG) console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);
}
