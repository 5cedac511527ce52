import { useId } from 'react';

type Properties = Readonly<{
  name: string;
  /** What it turns on and off. */
  hint: string;
  /** Null: not known. The row has its place already, and nothing can be pressed. */
  isOn: boolean | null;
  /** The word below the switch, for the eyes: screen readers know the state of a switch. */
  word: string;
  /** What a screen reader says after a change; empty: nothing. `word` is then shown as a success. */
  announcement: string;
  problem: string | null;
  onChange: (isOn: boolean) => void;
}>;

/** One line of a list of switches, each of which is saved when it is pressed. */
export function SwitchRow({ name, hint, isOn, word, announcement, problem, onChange }: Properties) {
  const id = useId();
  return (
    <li className="switch-row">
      <label className="switch-label">
        <span className="min-w-0">
          <span id={`${id}-name`} className="block font-semibold">
            {name}
          </span>
          <span id={`${id}-hint`} className="block text-sm text-ink-soft">
            {hint}
          </span>
        </span>
        <span className="switch-side">
          <input
            type="checkbox"
            role="switch"
            className="switch"
            // A press on the hint counts too, but the hint is not part of the name.
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-hint`}
            checked={isOn === true}
            disabled={isOn === null}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
          <span aria-hidden="true" className="switch-state" data-is-saved={announcement !== ''}>
            {word}
          </span>
        </span>
      </label>
      <span role="status" className="sr-only">
        {announcement}
      </span>
      {problem === null ? null : (
        <p role="alert" className="pb-3 text-sm text-bad">
          {problem}
        </p>
      )}
    </li>
  );
}
