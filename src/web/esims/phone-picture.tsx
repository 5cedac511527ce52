import type { GuidePhone, GuideStep } from '#core/esims/installation/phone-guide.ts';

type Properties = Readonly<{ phone: GuidePhone; step: GuideStep }>;

/** A small drawing of a phone at one step. The text beside it says everything, so it is decorative. */
export function PhonePicture({ phone, step }: Properties) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 132" className="phone-picture">
      <rect
        x="24"
        y="6"
        width="72"
        height="120"
        rx={CORNER[phone]}
        fill="var(--card)"
        stroke="var(--ink)"
        strokeWidth="3"
      />
      <Front phone={phone} />
      <Scene step={step} />
    </svg>
  );
}

const CORNER = { iphone: 14, samsung: 7, pixel: 11 } as const;

/** What tells the three phones apart from the front. */
function Front({ phone }: Readonly<{ phone: GuidePhone }>) {
  if (phone === 'iphone') {
    return (
      <g fill="var(--ink)">
        <rect x="49" y="11" width="22" height="6" rx="3" />
        <rect x="46" y="119" width="28" height="2.5" rx="1.25" />
      </g>
    );
  }
  if (phone === 'pixel') {
    return (
      <g fill="var(--ink)">
        <circle cx="60" cy="14" r="3.5" />
        <rect x="50" y="119" width="20" height="2.5" rx="1.25" />
      </g>
    );
  }
  return (
    <g fill="none" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round">
      <circle cx="60" cy="13" r="2" fill="var(--ink)" stroke="none" />
      <path d="M40 117v5M43.5 117v5M47 117v5M80 117l-3.5 2.5 3.5 2.5" />
      <rect x="57" y="117" width="5.5" height="5" rx="2" />
    </g>
  );
}

function Scene({ step }: Readonly<{ step: GuideStep }>) {
  switch (step) {
    case 'settings':
      return <SettingsScene />;
    case 'scan':
      return <ScanScene />;
    case 'confirm':
      return <ConfirmScene />;
    case 'lines':
      return <LinesScene />;
    case 'roaming':
      return <RoamingScene />;
  }
}

type RowProperties = Readonly<{ y: number; isChosen?: boolean }>;

/** One entry of a menu. */
function Row({ y, isChosen = false }: RowProperties) {
  return (
    <g>
      <rect
        x="31"
        y={y}
        width="58"
        height="17"
        rx="5"
        fill="var(--paper)"
        stroke={isChosen ? 'var(--sea)' : 'var(--line)'}
        strokeWidth={isChosen ? 2.5 : 1}
      />
      <rect
        x="37"
        y={y + 6.5}
        width={isChosen ? 26 : 20}
        height="4"
        rx="2"
        fill={isChosen ? 'var(--ink)' : 'var(--ink-soft)'}
      />
    </g>
  );
}

function SettingsScene() {
  return (
    <>
      <Row y={26} />
      <Row y={47} isChosen />
      <Row y={68} />
      <Row y={89} />
      <path d="M79 52l4 3.5-4 3.5" fill="none" stroke="var(--sea)" strokeWidth="2.5" strokeLinecap="round" />
    </>
  );
}

function ScanScene() {
  return (
    <>
      <path
        d="M36 46v-9h9M75 37h9v9M84 77v9h-9M45 86h-9v-9"
        fill="none"
        stroke="var(--sea)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M44 45h10v10H44zM66 45h10v10H66zM44 67h10v10H44zM60 45h3v6h-3zM58 57h6v5h-6zM68 60h8v4h-8zM60 68h4v9h-4zM68 70h3v7h-3zM73 68h3v4h-3z"
        fill="var(--ink)"
      />
      <rect x="42" y="98" width="36" height="4" rx="2" fill="var(--ink-soft)" />
    </>
  );
}

function ConfirmScene() {
  return (
    <>
      <path
        d="M50 33h14l7 7v19a3 3 0 0 1-3 3H50a3 3 0 0 1-3-3V36a3 3 0 0 1 3-3z"
        fill="none"
        stroke="var(--sea)"
        strokeWidth="2.5"
      />
      <path d="M53 46h12v10H53zM59 46v10" fill="none" stroke="var(--sea)" strokeWidth="2" />
      <rect x="40" y="71" width="40" height="4" rx="2" fill="var(--ink-soft)" />
      <rect x="46" y="79" width="28" height="4" rx="2" fill="var(--line)" />
      <rect x="35" y="92" width="50" height="15" rx="7.5" fill="var(--ink)" />
      <circle cx="75" cy="103" r="9" fill="var(--coral)" opacity="0.3" />
      <circle cx="75" cy="103" r="4.5" fill="var(--coral)" />
    </>
  );
}

function LinesScene() {
  return (
    <>
      <rect x="33" y="28" width="24" height="4" rx="2" fill="var(--ink)" />
      <Row y={37} />
      <path d="M76 45l3.5 3.5 6-7" fill="none" stroke="var(--good)" strokeWidth="2.5" strokeLinecap="round" />
      <rect x="33" y="66" width="30" height="4" rx="2" fill="var(--ink)" />
      <Row y={75} isChosen />
      <path d="M77 87v-2M80.5 87v-5M84 87v-8" stroke="var(--sea)" strokeWidth="2.5" strokeLinecap="round" />
    </>
  );
}

function RoamingScene() {
  return (
    <>
      <circle cx="60" cy="43" r="14" fill="none" stroke="var(--sea)" strokeWidth="2.5" />
      <path
        d="M46 43h28M60 29c-8 8-8 20 0 28M60 29c8 8 8 20 0 28"
        fill="none"
        stroke="var(--sea)"
        strokeWidth="2"
      />
      <Row y={70} isChosen />
      <rect x="67" y="73.5" width="18" height="10" rx="5" fill="var(--good)" />
      <circle cx="80" cy="78.5" r="3.5" fill="var(--card)" />
      <Row y={93} />
    </>
  );
}
