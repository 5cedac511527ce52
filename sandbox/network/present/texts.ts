import type { Listing } from '../catalogue/catalogue.ts';

/** "2026-03-01 09:30:00", in UTC: the network's format for most times. */
export function dateTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}

/** "2026-03-01T09:30:00+00:00": its format for the other times. */
export function offsetDateTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}+00:00`;
}

export function dollars(cents: number): number {
  return cents / 100;
}

export function image(origin: string, path: string, [width, height]: readonly [number, number]) {
  return { width, height, url: `${origin}/v2/images/${path}.svg` };
}

export function installationTexts({ operator, destination }: Pick<Listing, 'operator' | 'destination'>) {
  const head = `<p><b>eSIM name:</b> ${operator.title}</p><p><b>Coverage:</b> ${destination.title}</p>`;
  const after = operator.apnType === 'manual' ? `<li>Set the APN to ${operator.apnValue ?? ''}.</li>` : '';
  const data = `<p><b>To use data:</b></p><ol><li>Turn on data roaming for this line.</li>${after}</ol>`;
  const steps = (second: string) =>
    `<ol><li>Open Settings, then Mobile Data, then Add eSIM.</li><li>${second}</li><li>Confirm and name the line.</li></ol>`;
  return {
    qr: `${head}${steps('Scan the QR code from another screen or from paper.')}${data}`,
    manual: `${head}${steps('Choose to enter details by hand and type the SM-DP+ address and activation code.')}${data}`,
  };
}
