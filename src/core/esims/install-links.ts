const ANDROID_INSTALL = 'https://esimsetup.android.com/esim_qrcode_provisioning?carddata=';
const APPLE_HOST = 'esimsetup.apple.com';

/** Google's page that opens Android's own installer (10 and later). Only the phone reads the part after carddata. */
export function androidInstallUrl(activationCode: string): string {
  return `${ANDROID_INSTALL}${encodeURIComponent(activationCode)}`;
}

/** Only a link on Apple's own host is passed to a customer's phone; null for any other. */
export function checkedAppleUrl(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { protocol, host } = new URL(url);
  return protocol === 'https:' && host === APPLE_HOST ? url : null;
}
