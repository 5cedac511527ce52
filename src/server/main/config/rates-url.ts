const PRODUCTION = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';
const IN_SANDBOX = '/currency-rates/eurofxref-daily.xml';

/** The sandbox has its own table, so that a shop without real services needs no connection. */
export function ratesUrl(
  setting: string | undefined,
  services: Readonly<{ sandboxOrigin: string | null }> | null,
): string {
  if (setting !== undefined) return setting;
  const sandbox = services?.sandboxOrigin ?? null;
  return sandbox === null ? PRODUCTION : sandbox + IN_SANDBOX;
}
