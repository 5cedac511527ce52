const WIDTH = 100;
const HEIGHT = 24;

type Properties = Readonly<{
  now: readonly number[];
  then: readonly number[];
  /** How many of the bars of `now` have begun. */
  passed: number;
}>;

/** The sum so far as a line, over the one of the time before as dots. Decorative: the figures are beside it. */
export function Sparkline({ now, then, passed }: Properties) {
  const [current, earlier] = [sums(now).slice(0, passed + 1), sums(then)];
  const top = Math.max(1, ...current, ...earlier);
  const steps = Math.max(1, now.length, then.length);
  const path = (values: readonly number[]) =>
    values
      .map((value, index) => `${(index / steps) * WIDTH},${HEIGHT - (value / top) * (HEIGHT - 2) - 1}`)
      .join(' ');
  return (
    <svg
      aria-hidden="true"
      className="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <polyline points={path(earlier)} className="sparkline-then" />
      <polyline points={path(current)} className="sparkline-now" />
    </svg>
  );
}

/** 0, then the sum up to each bar. */
function sums(values: readonly number[]): readonly number[] {
  let sum = 0;
  return [0, ...values.map((value) => (sum += value))];
}
