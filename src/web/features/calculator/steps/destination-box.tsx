import { useEffect, useId, useState, type FocusEvent } from 'react';
import { Globe, X } from 'lucide-react';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Flag } from '../../../ui/flag.tsx';
import { useCombobox } from '../../../ui/use-combobox.ts';
import { matchingOptions, type DestinationOption } from './destination-options.ts';

/** Longer lists are not useful; typing one more letter is quicker than scrolling. */
const SHOWN = 60;

type Properties = Readonly<{
  label: string;
  placeholder: string;
  options: readonly DestinationOption[];
  value: DestinationOption | null;
  onChange: (value: DestinationOption | null) => void;
}>;

/** A box to choose a destination by typing or with the arrow keys. Typed text without a choice has no effect. */
export function DestinationBox({ label, placeholder, options, value, onChange }: Properties) {
  const t = useMessages('calculator');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const found = typed === null ? [] : matchingOptions(options, typed).slice(0, SHOWN);
  const choose = (option: DestinationOption | null) => {
    setTyped(null);
    onChange(option);
  };
  const combobox = useCombobox({
    count: found.length,
    isOpen: typed !== null,
    choose: (index) => choose(found[index] ?? null),
    close: () => setTyped(null),
    open: () => setTyped(''),
  });
  const { active } = combobox;
  useScrollTo(active === null ? null : `${id}-${active}`);
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setTyped(null);
  };
  return (
    <div className="destination-box" onBlur={leave}>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {label}
      </label>
      <div className="destination-field">
        <DestinationMark destination={value} />
        <input
          id={id}
          type="text"
          role="combobox"
          className="destination-field-input"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={typed !== null}
          aria-controls={`${id}-list`}
          {...(active === null ? {} : { 'aria-activedescendant': `${id}-${active}` })}
          placeholder={placeholder}
          value={typed ?? value?.name ?? ''}
          onChange={({ currentTarget }) => {
            combobox.reset();
            setTyped(currentTarget.value);
          }}
          onClick={() => setTyped((before) => before ?? '')}
          onKeyDown={combobox.onKeyDown}
        />
        {value === null ? null : (
          <button
            type="button"
            className={`shrink-0 border-transparent ${buttonClass('icon')}`}
            aria-label={t('destination.clear', { name: value.name })}
            onClick={() => choose(null)}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
      {typed === null ? null : (
        <OptionList
          id={id}
          typed={typed}
          isLoaded={options.length > 0}
          found={found}
          active={active}
          onChoose={choose}
        />
      )}
    </div>
  );
}

type ListProperties = Readonly<{
  id: string;
  typed: string;
  /** False until the list of destinations has loaded. */
  isLoaded: boolean;
  found: readonly DestinationOption[];
  active: number | null;
  onChoose: (option: DestinationOption) => void;
}>;

function OptionList({ id, typed, isLoaded, found, active, onChoose }: ListProperties) {
  const t = useMessages('calculator');
  return (
    <div className="destination-drop">
      <ul id={`${id}-list`} role="listbox" aria-label={t('destination.list')} hidden={found.length === 0}>
        {found.map((option, index) => (
          <li
            key={option.slug}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className="suggest-option"
            // Keeps the focus in the box.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            <DestinationMark destination={option} />
            {option.name}
          </li>
        ))}
      </ul>
      {found.length === 0 ? (
        <p role="status" className="p-4 wrap-anywhere text-ink-soft">
          {isLoaded ? t('destination.none', { typed }) : t('destination.loading')}
        </p>
      ) : null}
    </div>
  );
}

function DestinationMark({ destination }: Readonly<{ destination: DestinationOption | null }>) {
  return (
    <span className="flex w-8 shrink-0 justify-center">
      {destination?.countryCode == null ? (
        <Globe aria-hidden="true" className="size-5 text-sea" />
      ) : (
        <Flag countryCode={destination.countryCode} />
      )}
    </span>
  );
}

function useScrollTo(id: string | null): void {
  useEffect(() => {
    if (id !== null) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
