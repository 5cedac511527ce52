import { useId, useState } from 'react';
import { CircleAlert, Globe, X } from 'lucide-react';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import { Flag } from '../../../ui/flag.tsx';
import { matchingOptions, type DestinationOption } from './destination-options.ts';

/** Longer lists are not useful; typing one more letter is quicker than scrolling. */
const SHOWN = 60;

type Properties = Readonly<{
  label: string;
  placeholder: string;
  options: readonly DestinationOption[];
  value: DestinationOption | null;
  /** What is wrong, shown below the field. */
  problem?: string;
  onChange: (value: DestinationOption | null) => void;
}>;

/** A box to choose a destination by typing or with the arrow keys. Typed text without a choice has no effect. */
export function DestinationBox({ label, placeholder, options, value, problem, onChange }: Properties) {
  const t = useMessages('calculator');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const found = typed === null ? [] : matchingOptions(options, typed).slice(0, SHOWN);
  const close = () => setTyped(null);
  const choose = (option: DestinationOption | null) => {
    close();
    onChange(option);
  };
  return (
    <Combobox
      id={id}
      text={typed ?? value?.name ?? ''}
      isOpen={typed !== null}
      groups={[{ options: found.map(comboboxOption) }]}
      listLabel={t('destination.list')}
      below={
        typed === null || found.length > 0 ? null : (
          <p role="status" className="p-4 wrap-anywhere text-ink-soft">
            {options.length > 0 ? t('destination.none', { typed }) : t('destination.loading')}
          </p>
        )
      }
      input={{
        placeholder,
        className: 'destination-field-input',
        'aria-invalid': problem !== undefined,
        ...(problem === undefined ? {} : { 'aria-describedby': `${id}-problem` }),
        onClick: () => setTyped((before) => before ?? ''),
      }}
      onType={setTyped}
      onChoose={({ destination }) => choose(destination)}
      onOpen={() => setTyped('')}
      onClose={close}
      onLeave={close}
    >
      {(input) => (
        <>
          <label htmlFor={id} className="mb-2 block font-semibold">
            {label}
          </label>
          <div className="destination-field">
            <DestinationMark destination={value} />
            {input}
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
          {problem === undefined ? null : (
            <p id={`${id}-problem`} className="field-complaint mt-1.5">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {problem}
            </p>
          )}
        </>
      )}
    </Combobox>
  );
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
