import { useId, useState } from 'react';
import { CircleAlert, Globe, X } from 'lucide-react';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import { Flag } from '../../../ui/flag.tsx';
import { matchingOptions, optionNamed, type DestinationOption } from './destination-options.ts';

/** Longer lists are not useful; typing one more letter is quicker than scrolling. */
const SHOWN = 60;

type Properties = Readonly<{
  label: string;
  placeholder: string;
  options: readonly DestinationOption[];
  value: DestinationOption | null;
  /** What is wrong, shown below the field. */
  problem?: string;
  /** True when the traveller wanted to continue: a text that names no destination, or several, says so. */
  isWarned: boolean;
  onChange: (value: DestinationOption | null) => void;
}>;

/** A box to choose a destination by typing or with the arrow keys. A text that names one destination chooses it. */
export function DestinationBox(properties: Properties) {
  const { label, placeholder, options, value, problem, isWarned, onChange } = properties;
  const t = useMessages('calculator');
  const id = useId();
  const { typed, isOpen, isUnclear, kept, type, open, close, settle, choose } = useTypedDestination({
    options,
    value,
    onChange,
  });
  const found = isOpen ? matchingOptions(options, typed).slice(0, SHOWN) : [];
  const complaint = isUnclear && isWarned ? t(unclearText(options, typed), { typed }) : problem;
  return (
    <Combobox
      id={id}
      text={isOpen ? typed : kept}
      isOpen={isOpen}
      groups={[{ options: found.map(comboboxOption) }]}
      listLabel={t('destination.list')}
      below={isOpen && found.length === 0 ? <NoneFound options={options} typed={typed} /> : null}
      input={{
        placeholder,
        className: 'destination-field-input',
        'aria-invalid': complaint !== undefined,
        ...(complaint === undefined ? {} : { 'aria-describedby': `${id}-problem` }),
        onClick: open,
      }}
      onType={type}
      onChoose={({ destination }) => choose(destination)}
      onOpen={open}
      onEnter={settle}
      onClose={close}
      onLeave={settle}
    >
      {(input) => (
        <>
          <label htmlFor={id} className="mb-2 block font-semibold">
            {label}
          </label>
          <div className="destination-field">
            <DestinationMark destination={value} />
            {input}
            <ClearButton name={kept} onClear={() => choose(null)} />
          </div>
          <Complaint id={`${id}-problem`} text={complaint} isAlert={isUnclear} />
        </>
      )}
    </Combobox>
  );
}

function ClearButton({ name, onClear }: Readonly<{ name: string; onClear: () => void }>) {
  const t = useMessages('calculator');
  if (name === '') return null;
  return (
    <button
      type="button"
      className={`shrink-0 border-transparent ${buttonClass('icon')}`}
      aria-label={t('destination.clear', { name })}
      onClick={onClear}
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  );
}

type ComplaintProperties = Readonly<{ id: string; text: string | undefined; isAlert: boolean }>;

function Complaint({ id, text, isAlert }: ComplaintProperties) {
  if (text === undefined) return null;
  return (
    <p id={id} role={isAlert ? 'alert' : undefined} className="field-complaint mt-1.5 wrap-anywhere">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}

function NoneFound({ options, typed }: Readonly<{ options: Properties['options']; typed: string }>) {
  const t = useMessages('calculator');
  return (
    <p role="status" className="p-4 wrap-anywhere text-ink-soft">
      {options.length > 0 ? t('destination.none', { typed }) : t('destination.loading')}
    </p>
  );
}

/** The text in the field until it is a choice. An empty one leaves the choice as it is. */
function useTypedDestination({
  options,
  value,
  onChange,
}: Pick<Properties, 'options' | 'value' | 'onChange'>) {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const isEmpty = typed.trim() === '';
  const close = () => {
    setTyped('');
    setIsOpen(false);
  };
  const choose = (option: DestinationOption | null) => {
    close();
    onChange(option);
  };
  return {
    typed,
    isOpen,
    isUnclear: !isOpen && !isEmpty,
    /** What the closed field shows. */
    kept: isEmpty ? (value?.name ?? '') : typed,
    type: (text: string) => {
      setTyped(text);
      setIsOpen(true);
    },
    open: () => setIsOpen(true),
    close,
    choose,
    /** Takes the destination that the text names; another text stays in the field, so that it is never lost unseen. */
    settle: () => {
      const named = optionNamed(options, typed);
      if (named !== null) choose(named);
      else if (isEmpty) close();
      else setIsOpen(false);
    },
  };
}

function unclearText(options: readonly DestinationOption[], typed: string) {
  if (options.length === 0) return 'destination.loading';
  return matchingOptions(options, typed).length === 0 ? 'destination.unknown' : 'destination.several';
}

function comboboxOption(destination: DestinationOption) {
  const { slug, name } = destination;
  return {
    key: slug,
    row: (
      <>
        <DestinationMark destination={destination} />
        {name}
      </>
    ),
    destination,
  };
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
