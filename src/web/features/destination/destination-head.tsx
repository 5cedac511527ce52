import { OUTLINE_PICTURE } from '../../country-shapes/place-pictures.ts';
import { Breadcrumb } from '../../plans/details/breadcrumb.tsx';
import { useDestinationSteps } from '../../plans/details/breadcrumb-steps.ts';
import { Flag } from '../../ui/flag.tsx';
import type { DestinationPageView } from './destination-page-view.ts';

type Properties = Readonly<{ view: DestinationPageView; title: string }>;

/** The way here, the title and what is sold, beside the outline of the country. */
export function DestinationHead({ view, title }: Properties) {
  const { name, coverageType, countryCode, lead, outline } = view;
  return (
    <div className="destination-head">
      {outline === null ? null : <OutlinePicture {...outline} />}
      <Breadcrumb steps={useDestinationSteps(coverageType)} here={name} />
      <div className="destination-title">
        {countryCode === null ? null : <Flag countryCode={countryCode} isLarge />}
        <h1 className="min-w-0 hyphens-auto wrap-break-word">{title}</h1>
      </div>
      <p className="destination-lead">{lead}</p>
    </div>
  );
}

/** The start of the arc, left of the country. */
const START = { x: 6, y: 66 };
const LIFT = 54;

function OutlinePicture({ d, x, y }: NonNullable<DestinationPageView['outline']>) {
  const { width, height } = OUTLINE_PICTURE;
  const arc = `M${START.x} ${START.y}Q${(START.x + x) / 2} ${Math.min(START.y, y) - LIFT} ${x} ${y}`;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="destination-outline">
      <path d={d} className="destination-land" />
      <path d={arc} className="destination-arc" />
      <circle cx={x} cy={y} r="6" className="destination-dot" />
    </svg>
  );
}
