import type { ReactNode } from 'react';
import { SIZE } from './chart-geometry.ts';

type Properties = Readonly<{
  /** In units of the drawing. */
  x: number;
  y: number;
  className: string;
  /** Beside the point instead of centred on it. */
  isBeside?: boolean;
  isOnAxis?: boolean;
  /** It may be wider than half of the chart: it begins at the left edge and ends at the right one, as its point does. */
  isWide?: boolean;
  children: ReactNode;
}>;

/** A text at a point of the drawing, not stretched with it. It stays inside: on the right half it ends at its point. */
export function PlotLabel({
  x,
  y,
  className,
  isBeside = false,
  isOnAxis = false,
  isWide = false,
  children,
}: Properties) {
  const share = x / SIZE;
  const side = isBeside ? (share > 0.55 ? 'end' : 'start') : sideOf(share);
  return (
    <span
      className={`plot-label ${className}`}
      data-side={side}
      data-place={isOnAxis ? 'axis' : isBeside ? 'beside' : 'above'}
      style={{
        insetInlineStart: `${share * 100}%`,
        insetBlockStart: `${(y / SIZE) * 100}%`,
        ...(isWide && { translate: `${share * -100}% -100%` }),
      }}
    >
      {children}
    </span>
  );
}

function sideOf(share: number): 'start' | 'middle' | 'end' {
  if (share > 0.8) return 'end';
  return share < 0.2 ? 'start' : 'middle';
}
