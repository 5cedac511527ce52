import type { Listing } from '../catalogue/catalogue.ts';
import { hashText } from '../catalogue/seeded-random.ts';
import type { Esim } from '../shop/esim.ts';
import { presentApn } from './present-packages.ts';
import { dateTime } from './texts.ts';

/** The content of the QR code. */
export function activationCode({ smdpAddress, matchingId }: Esim): string {
  return `LPA:1$${smdpAddress}$${matchingId}`;
}

export function qrCodeUrl(esim: Esim, origin: string): string {
  return `${origin}/v2/qr?id=${esim.id}&signature=${hashText(esim.matchingId).toString(16)}`;
}

export function appleInstallationUrl(esim: Esim): string {
  return `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${activationCode(esim)}`;
}

/** An eSIM as part of an order. */
export function presentEsim(esim: Esim, { operator }: Listing, origin: string) {
  return {
    id: esim.id,
    created_at: dateTime(esim.soldAt),
    iccid: esim.iccid,
    lpa: esim.smdpAddress,
    imsis: null,
    matching_id: esim.matchingId,
    qrcode: activationCode(esim),
    qrcode_url: qrCodeUrl(esim, origin),
    direct_apple_installation_url: appleInstallationUrl(esim),
    voucher_code: null,
    airalo_code: null,
    apn_type: operator.apnType,
    apn_value: operator.apnValue,
    is_roaming: true,
    confirmation_code: null,
    apn: presentApn(operator),
    msisdn: esim.msisdn,
  };
}
