import { useId, type ReactNode } from 'react';
import { useChoiceBeforeHydration } from './use-choice-before-hydration.ts';

export type Choice<Value extends string> = Readonly<{
  value: Value;
  words: string;
  hint?: string;
  icon?: ReactNode;
}>;

type Properties<Value extends string> = Readonly<{
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}>;

/** One of a few choices, each with space for a picture: styled native radio buttons. */
export function ChoiceGroup<Value extends string>({ legend, choices, value, onChange }: Properties<Value>) {
  const name = useId();
  const group = useChoiceBeforeHydration((pressed) => {
    const early = choices.find((choice) => choice.value === pressed);
    if (early !== undefined) onChange(early.value);
  });
  return (
    <fieldset ref={group}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="choices">
        {choices.map((choice) => (
          <label key={choice.value} className="choice">
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon}
            <span className="min-w-0">
              <span className="block leading-tight font-semibold max-sm:text-sm">{choice.words}</span>
              {choice.hint === undefined ? null : <span className="choice-hint">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
