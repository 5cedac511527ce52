import { encode } from 'uqr';
import { QR_ENCODING, qrPath } from '#core/esims/qr-path.ts';
import { QrPicture } from '../../../esims/qr-picture.tsx';

/** The address of this page, drawn in the browser: the secret is in it, and no request has it in an address. */
export function LinkCode({ label }: Readonly<{ label: string }>) {
  const { size, data } = encode(location.origin + location.pathname, QR_ENCODING);
  return <QrPicture qr={{ size, path: qrPath(data) }} label={label} />;
}
