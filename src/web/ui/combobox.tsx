import {
  useEffect,
  useId,
  type ComponentProps,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useCombobox } from './use-combobox.ts';

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
  const options = groups.flatMap((group) => group.options);
  const { active, reset, onKeyDown } = useCombobox({
    count: options.length,
    isOpen,
    choose(index) {
      const option = options[index];
      if (option !== undefined) on.onChoose(option);
    },
    close: on.onClose,
    open: on.onOpen,
  });
  const isShown = isOpen && (options.length > 0 || below !== null);
  const activeId = active === null ? null : optionId(id, active);
  useScrollTo(activeId);
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) on.onLeave();
  };
  return (
    <div className="combobox" onBlur={leave}>
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
          {...(activeId === null ? {} : { 'aria-activedescendant': activeId })}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            reset();
            on.onType(value);
          }}
          onKeyDown={onKeyDown}
        />,
      )}
      {isShown ? (
        <div className="combobox-drop">
          <div id={`${id}-list`} role="listbox" aria-label={listLabel} hidden={options.length === 0}>
            {groups.map((group) => (
              <Group key={group.heading ?? ''} heading={group.heading}>
                {group.options.map((option) => {
                  const index = options.indexOf(option);
                  return (
                    <div
                      key={option.key}
                      id={optionId(id, index)}
                      role="option"
                      tabIndex={-1}
                      aria-selected={index === active}
                      className="combobox-option"
                      // Keeps the focus in the field.
                      onPointerDown={(event) => event.preventDefault()}
                      onClick={() => on.onChoose(option)}
                    >
                      {option.row}
                    </div>
                  );
                })}
              </Group>
            ))}
          </div>
          {below}
        </div>
      ) : null}
    </div>
  );
}

function optionId(id: string, index: number): string {
  return `${id}-option-${index}`;
}

function Group({ heading, children }: Readonly<{ heading: string | undefined; children: ReactNode }>) {
  const id = useId();
  if (heading === undefined) return <>{children}</>;
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className="combobox-heading">
        {heading}
      </p>
      {children}
    </div>
  );
}

function useScrollTo(id: string | null): void {
  useEffect(() => {
    if (id !== null) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
