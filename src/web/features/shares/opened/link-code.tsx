import { encode } from 'uqr';
import { qrPath } from '#core/esims/qr-path.ts';
import { QrPicture } from '../../../esims/qr-picture.tsx';

/** Light squares around the code that scanners need. */
const QUIET_ZONE = 4;

/** The address of this page, drawn in the browser: the secret is in it, and no request has it in an address. */
export function LinkCode({ label }: Readonly<{ label: string }>) {
  const { size, data } = encode(location.origin + location.pathname, { ecc: 'M', border: QUIET_ZONE });
  return <QrPicture qr={{ size, path: qrPath(data) }} label={label} />;
}
