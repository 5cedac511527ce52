/** What a browser reports about its device. Texts are empty where it reports nothing. */
export type DeviceHints = Readonly<{
  /** From client hints: "Pixel 8", or a maker's code such as "SM-S921B". */
  model: string;
  /** The classic user agent, which contains Apple's device kind without the model. */
  userAgent: string;
  /** A Mac with a touch screen is an iPad that requests desktop pages. */
  touchPoints: number;
}>;

/** Samsung reports codes instead of names. The letter after the code is the market and does not matter here. */
const SAMSUNG_CODES: Readonly<Record<string, string>> = {
  S931: 'Galaxy S25',
  S936: 'Galaxy S25+',
  S937: 'Galaxy S25 Edge',
  S938: 'Galaxy S25 Ultra',
  S731: 'Galaxy S25 FE',
  S921: 'Galaxy S24',
  S926: 'Galaxy S24+',
  S928: 'Galaxy S24 Ultra',
  S721: 'Galaxy S24 FE',
  S911: 'Galaxy S23',
  S916: 'Galaxy S23+',
  S918: 'Galaxy S23 Ultra',
  S711: 'Galaxy S23 FE',
  S901: 'Galaxy S22',
  S906: 'Galaxy S22+',
  S908: 'Galaxy S22 Ultra',
  G991: 'Galaxy S21',
  G996: 'Galaxy S21+',
  G998: 'Galaxy S21 Ultra',
  G990: 'Galaxy S21 FE',
  F966: 'Galaxy Z Fold7',
  F766: 'Galaxy Z Flip7',
  F956: 'Galaxy Z Fold6',
  F741: 'Galaxy Z Flip6',
  F946: 'Galaxy Z Fold5',
  F731: 'Galaxy Z Flip5',
  F936: 'Galaxy Z Fold4',
  F721: 'Galaxy Z Flip4',
  A566: 'Galaxy A56',
  A556: 'Galaxy A55',
  A546: 'Galaxy A54',
  A536: 'Galaxy A53',
  A366: 'Galaxy A36',
  A356: 'Galaxy A35',
  A346: 'Galaxy A34',
};

/** Longer "models" are invented by the browser. */
const LONGEST_MODEL = 40;

/** The text to look up for this browser's device, or null when it does not report enough. */
export function suggestDevice({ model, userAgent, touchPoints }: DeviceHints): string | null {
  const reported = model.trim();
  // Chromium sends "K" where it hides the model.
  if (reported.length > 1 && reported.length <= LONGEST_MODEL) return samsungName(reported) ?? reported;
  if (userAgent.includes('iPhone')) return 'iPhone';
  if (userAgent.includes('iPad')) return 'iPad';
  return userAgent.includes('Macintosh') && touchPoints > 1 ? 'iPad' : null;
}

function samsungName(model: string): string | null {
  const code = /^SM-([A-Z]\d{3})/.exec(model)?.[1];
  return code === undefined ? null : (SAMSUNG_CODES[code] ?? null);
}
