/** Where Spanish is an official language, or is spoken by nearly everyone (Puerto Rico). */
const SPANISH_SPEAKING: ReadonlySet<string> = new Set([
  'AR',
  'BO',
  'CL',
  'CO',
  'CR',
  'CU',
  'DO',
  'EC',
  'ES',
  'GQ',
  'GT',
  'HN',
  'MX',
  'NI',
  'PA',
  'PE',
  'PR',
  'PY',
  'SV',
  'UY',
  'VE',
]);

/** `country` is an ISO code; an unknown country is not Spanish-speaking. */
export function isSpanishSpeaking(country: string | null): boolean {
  return country !== null && SPANISH_SPEAKING.has(country);
}
