/** `npm run faults` sets these. Without them the short form runs, which is part of `npm test`. */
export const CHECKOUTS = Number(process.env['FAULT_CHECKOUTS'] ?? 10);
export const KILLS = Number(process.env['FAULT_KILLS'] ?? 2);
/** The long form advances no clock: the shop uses the machine's time and its own intervals. */
export const IS_LONG = process.env['FAULT_FORM'] === 'long';

/** Progress output of the long form. The short form prints nothing: no test asserts or shows a time. */
export function report(line: string): void {
  if (IS_LONG) console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);
}
