import { useId } from 'react';
import type { CountryRegion } from '#core/catalogue/geography/country-regions.ts';
import { FRAME_OF, tiltOf } from '#core/collection/stamp-style.ts';
import { FRAME_PATHS, STAMP_SIZE } from './frame-paths.ts';
import { useOutlines } from './load-outlines.ts';
import { outlinePlace, POINT } from './outline-place.ts';
import { dateText, nameTexts, type StampText } from './stamp-texts.ts';

type Properties = Readonly<{
  countryCode: string;
  country: string;
  region: CountryRegion;
  /** Under the outline: a date, or what has to happen first. */
  when: string;
  /** Bought, not connected yet: dashed and without ink. */
  isAwaited?: boolean;
}>;

/** A picture only: name and date are text beside it. */
export function StampPicture({ countryCode, country, region, when, isAwaited = false }: Properties) {
  const frame = FRAME_OF[region];
  const { outer, inner } = FRAME_PATHS[frame];
  const name = nameTexts(frame, country);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${STAMP_SIZE} ${STAMP_SIZE}`}
      className="stamp-picture"
      data-ink={isAwaited ? 'none' : region}
    >
      <g transform={`rotate(${tiltOf(countryCode)} 100 100)`}>
        <path d={outer} className="stamp-frame" />
        <path d={inner} className="stamp-frame-inner" />
        <Outline countryCode={countryCode} nameLines={name.length} />
        {[...name, dateText(frame, when)].map((text) => (
          <CurvedText key={text.path} {...text} />
        ))}
      </g>
    </svg>
  );
}

function Outline({ countryCode, nameLines }: Readonly<{ countryCode: string; nameLines: number }>) {
  const outlineOf = useOutlines();
  if (outlineOf === null) return null;
  const path = outlineOf(countryCode);
  if (path === '')
    return (
      <>
        <path d={POINT.dot} className="stamp-dot" />
        <path d={POINT.ring} className="stamp-frame-inner" />
      </>
    );
  const { x, y, scale } = outlinePlace(nameLines);
  return <path d={path} transform={`translate(${x} ${y}) scale(${scale})`} className="stamp-outline" />;
}

function CurvedText({ text, path, size, spacing }: StampText) {
  const id = useId();
  return (
    <>
      <path id={id} d={path} fill="none" />
      <text fontSize={size} letterSpacing={spacing} className="stamp-text">
        <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
          {text}
        </textPath>
      </text>
    </>
  );
}
