import { useId } from 'react';

type Properties = Readonly<{
  label: string;
  value: number;
  min: number;
  max: number;
  /** The value in words, which is also what a screen reader says. */
  words: string;
  /** Said beside the words, and only seen. */
  hint?: string;
  onChange: (value: number) => void;
}>;

const THUMB_PX = 28;

/** The browser's own slider, so that every key works. Only for parts drawn in the browser: it sets a style. */
export function Slider({ label, value, min, max, words, hint, onChange }: Properties) {
  const id = useId();
  const share = (value - min) / (max - min);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p aria-hidden="true" className="slider-words">
          {hint === undefined ? null : <span className="text-sm text-ink-soft max-sm:hidden">{hint}</span>}
          <span className="slider-value">{words}</span>
        </p>
      </div>
      <input
        id={id}
        type="range"
        className="slider"
        min={min}
        max={max}
        step={1}
        value={value}
        aria-valuetext={words}
        style={{
          backgroundSize: `calc(${share} * (100% - ${THUMB_PX}px) + ${THUMB_PX / 2}px) 0.5rem, 100% 0.5rem`,
        }}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </div>
  );
}
