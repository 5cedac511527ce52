import type { InstallableEsim } from '#contract/orders/checkout-sessions.ts';

type Properties = Readonly<{ qr: InstallableEsim['qr']; label: string }>;

/** Dark on white in every theme, because cameras expect it. */
export function QrPicture({ qr, label }: Properties) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      className="qr-picture"
    >
      <path d={qr.path} />
    </svg>
  );
}
