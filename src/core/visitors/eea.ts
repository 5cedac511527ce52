/** The European Economic Area, the territories where its consumer law also applies, and the United Kingdom. */
const EEA_AND_UK: ReadonlySet<string> = new Set([
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT'],
  ...['LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
  ...['IS', 'LI', 'NO'],
  // Åland and the French overseas regions have their own country codes.
  ...['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT'],
  'GB',
]);

/** `country` is an ISO code. */
export function isInEeaOrUk(country: string): boolean {
  return EEA_AND_UK.has(country);
}
