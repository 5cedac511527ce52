import { useEffect, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { nextIndex } from './next-index.ts';

/** One suggestion; `row` is its content. */
export type ComboboxOption = Readonly<{ key: string; row: ReactNode }>;

/** Options under one heading; without one they stand alone. */
export type ComboboxGroup<Option extends ComboboxOption> = Readonly<{
  heading?: string;
  options: readonly Option[];
}>;

type OwnAttributes = 'id' | 'type' | 'role' | 'autoComplete' | 'value' | 'onChange' | 'onKeyDown';

type Properties<Option extends ComboboxOption> = Readonly<{
  /** The id of the input. The caller's label names it. */
  id: string;
  text: string;
  /** Whether the keys act on the list. The list is visible only when it has options or `below` has content. */
  isOpen: boolean;
  groups: readonly ComboboxGroup<Option>[];
  /** The accessible name of the list. */
  listLabel: string;
  /** Shown below the options: a message when there are none, or a link to more. */
  below?: ReactNode;
  /** Further attributes of the input. */
  input: Omit<ComponentProps<'input'>, OwnAttributes>;
  onType: (text: string) => void;
  onChoose: (option: Option) => void;
  /** An arrow key was pressed while the list is closed. */
  onOpen: () => void;
  /** Enter was pressed without a selected suggestion. The form is sent afterwards, unless it returns true. */
  onEnter?: () => boolean;
  /** Escape was pressed. */
  onClose: () => void;
  /** The focus left the input and the list. */
  onLeave: () => void;
  /** Renders what surrounds the input: a label, icons, a form. */
  children: (input: ReactElement) => ReactNode;
}>;

/** A text field with suggestions below it. The focus stays in the field; the arrow keys select a suggestion. */
export function Combobox<Option extends ComboboxOption>(properties: Properties<Option>) {
  const { id, text, isOpen, groups, listLabel, below = null, input, children, ...on } = properties;
  const [held, setHeld] = useState<number | null>(null);
  const options = groups.flatMap((group) => group.options);
  const isShown = isOpen && (options.length > 0 || below !== null);
  const active = isOpen && held !== null ? options[held] : undefined;
  const optionId = (option: Option) => `${id}-option-${options.indexOf(option)}`;
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const move = (step: 1 | -1) => {
    if (isOpen) setHeld(nextIndex(active ? held : null, step, options.length));
    else on.onOpen();
  };
  /** Returns whether the key was for the list. */
  const press = (key: string): boolean => {
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' && active) on.onChoose(active);
    else if (key === 'Escape' && isOpen) {
      setHeld(null);
      on.onClose();
    } else {
      return key === 'Enter' && on.onEnter?.() === true;
    }
    return true;
  };
  const rowOf = (option: Option) => (
    <div
      key={option.key}
      id={optionId(option)}
      role="option"
      tabIndex={-1}
      aria-selected={option === active}
      className="combobox-option"
      // Keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => on.onChoose(option)}
    >
      {option.row}
    </div>
  );
  return (
    <div
      className="combobox"
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) on.onLeave();
      }}
    >
      {children(
        <input
          {...input}
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setHeld(null);
            on.onType(value);
          }}
          onKeyDown={(event) => {
            if (press(event.key)) event.preventDefault();
          }}
        />,
      )}
      {isShown ? (
        <div className="combobox-drop">
          <div id={`${id}-list`} role="listbox" aria-label={listLabel} hidden={options.length === 0}>
            {groups.map(({ heading, options: rows }) =>
              heading === undefined ? (
                rows.map(rowOf)
              ) : (
                <div key={heading} role="group" aria-label={heading}>
                  <p role="presentation" className="combobox-heading">
                    {heading}
                  </p>
                  {rows.map(rowOf)}
                </div>
              ),
            )}
          </div>
          {below}
        </div>
      ) : null}
    </div>
  );
}
