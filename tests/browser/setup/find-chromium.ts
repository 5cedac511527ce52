import { existsSync } from 'node:fs';

/** Fastest first: the headless shell starts and runs a third faster than the full browser. */
const KNOWN_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The machine's own Chromium. Null means none is installed and Playwright's own is used. */
export function findChromium(): string | null {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') return chosen;
  return KNOWN_PATHS.find((path) => existsSync(path)) ?? null;
}
