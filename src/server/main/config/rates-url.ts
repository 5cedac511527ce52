const PRODUCTION = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';
const IN_SANDBOX = '/currency-rates/eurofxref-daily.xml';

/** The sandbox has its own table, so that a shop without real services needs no connection. */
export function ratesUrl(setting: string | undefined, sandboxOrigin: string | null): string {
  if (setting !== undefined) return setting;
  return sandboxOrigin === null ? PRODUCTION : sandboxOrigin + IN_SANDBOX;
}
