import { useId, useLayoutEffect, useRef } from 'react';

type Properties = Readonly<{
  label: string;
  value: number;
  min: number;
  max: number;
  /** The value in words; screen readers read the same text. */
  words: string;
  /** Shown beside the words, visual only. */
  hint?: string;
  onChange: (value: number) => void;
}>;

const THUMB_PX = 28;

/**
 * The native slider, so that every key works. The filled part of its track is set by script: the content security
 * policy forbids inline styles.
 */
export function Slider({ label, value, min, max, words, hint, onChange }: Properties) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const share = (value - min) / (max - min);
  useLayoutEffect(() => {
    const filled = `calc(${share} * (100% - ${THUMB_PX}px) + ${THUMB_PX / 2}px) 0.5rem`;
    if (input.current !== null) input.current.style.backgroundSize = `${filled}, 100% 0.5rem`;
  }, [share]);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p aria-hidden="true" className="slider-words">
          {hint === undefined ? null : <span className="text-sm text-ink-soft">{hint}</span>}
          <span className="slider-value">{words}</span>
        </p>
      </div>
      <input
        ref={input}
        id={id}
        type="range"
        className="slider"
        min={min}
        max={max}
        step={1}
        value={value}
        aria-valuetext={words}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </div>
  );
}
