import { useEffect, useEffectEvent, useId, useState } from 'react';
import { CircleAlert, Globe, X } from 'lucide-react';
import type { Translate } from '#messages/translate.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import { Flag } from '../../../ui/flag.tsx';
import { matchingOptions, optionNamed, type DestinationOption } from './destination-options.ts';
import type { Destinations } from './use-destinations.ts';

/** Longer lists are not useful; typing one more letter is quicker than scrolling. */
const SHOWN = 60;

type Properties = Readonly<{
  label: string;
  placeholder: string;
  options: readonly DestinationOption[];
  /** Whether the options are loaded. */
  list: Destinations['kind'];
  value: DestinationOption | null;
  /** What is wrong, shown below the field. */
  problem?: string;
  /** True when the traveller wanted to continue: a text that names no destination, or several, says so. */
  isWarned: boolean;
  /** Whether the step waits for another choice than a country without plans, or continues without it. */
  unsold: 'refused' | 'skipped';
  onChange: (value: DestinationOption | null) => void;
}>;

/** A box to choose a destination by typing or with the arrow keys. A text that names one destination chooses it. */
export function DestinationBox(properties: Properties) {
  const { label, placeholder, options, list, value, onChange } = properties;
  const t = useMessages('calculator');
  const id = useId();
  const field = useTypedDestination({ options, value, onChange });
  const { text, typed, isOpen, open, settle, choose } = field;
  const found = isOpen ? matchingOptions(options, typed ?? '').slice(0, SHOWN) : [];
  const { named } = field;
  const remark =
    named?.hasPlans === false ? unsoldRemark(properties, named, t) : remarkOf(properties, field, t);
  return (
    <Combobox
      id={id}
      text={text}
      isOpen={isOpen}
      groups={[{ options: found.map((option) => comboboxOption(option, t)) }]}
      listLabel={t('destination.list')}
      below={isOpen && found.length === 0 ? <NoneFound list={list} typed={text} /> : null}
      input={{
        placeholder,
        className: 'destination-field-input',
        ...(remark?.blocks && { [remark.blocks]: true }),
        ...(remark && { 'aria-describedby': `${id}-problem` }),
        onClick: ({ currentTarget }) => {
          // Typing replaces the choice. The browser places the cursor after a click on selected text.
          if (!isOpen) requestAnimationFrame(() => currentTarget.select());
          open();
        },
      }}
      onType={field.type}
      onChoose={({ destination }) => choose(destination)}
      onOpen={open}
      onEnter={field.enter}
      onClose={field.close}
      onLeave={settle}
    >
      {(input) => (
        <>
          <label htmlFor={id} className="mb-2 block font-semibold">
            {label}
          </label>
          <div className="destination-field">
            <DestinationMark destination={typed === null ? value : null} />
            {input}
            <ClearButton name={text.trim()} onClear={() => choose(null)} />
          </div>
          <RemarkText id={`${id}-problem`} remark={remark} />
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

/** A line below the field. With `aria-invalid` or `aria-busy` the step does not continue. */
type Remark = Readonly<{ text: string; role?: 'alert' | 'status'; blocks?: 'aria-invalid' | 'aria-busy' }>;

type Field = Pick<ReturnType<typeof useTypedDestination>, 'typed' | 'isOpen' | 'isUnclear'>;

function remarkOf(
  properties: Properties,
  { typed, isOpen, isUnclear }: Field,
  t: Translate<'calculator'>,
): Remark | null {
  const { problem, list } = properties;
  const unclear = unclearRemark(properties, typed ?? '', t);
  // A line that comes or goes when the field is left would move the button that is being pressed.
  if (isOpen && typed !== null) return list === 'failed' ? quietly(unclear, typed) : null;
  const remark = isUnclear ? unclear : null;
  if (problem === undefined || remark?.blocks !== undefined) return remark;
  return { text: problem, blocks: 'aria-invalid' };
}

function unsoldRemark(
  { unsold }: Properties,
  { place }: DestinationOption,
  t: Translate<'calculator'>,
): Remark {
  const text = `${t('destination.unsold', { place })}. ${t(`destination.${unsold}`)}`;
  return { text, role: 'status', ...(unsold === 'refused' && { blocks: 'aria-invalid' }) };
}

/** Not announced, because it contains what is being typed. */
function quietly(remark: Remark | null, typed: string): Remark | null {
  return remark === null || typed.trim() === '' ? null : { text: remark.text };
}

/** About a text that names no destination. Without the list nothing is wrong with it. */
function unclearRemark(
  { options, list, isWarned }: Properties,
  typed: string,
  t: Translate<'calculator'>,
): Remark | null {
  if (list === 'failed') return { text: t('destination.unlisted', { typed }), role: 'status' };
  if (!isWarned) return null;
  if (list === 'loading') return { text: t('destination.loading'), role: 'status', blocks: 'aria-busy' };
  const text = matchingOptions(options, typed).length === 0 ? 'unknown' : 'several';
  return { text: t(`destination.${text}`, { typed }), role: 'alert', blocks: 'aria-invalid' };
}

function RemarkText({ id, remark }: Readonly<{ id: string; remark: Remark | null }>) {
  if (remark === null) return null;
  const isProblem = remark.blocks === 'aria-invalid';
  return (
    <p
      id={id}
      role={remark.role}
      className={`mt-1.5 wrap-anywhere ${isProblem ? 'field-complaint' : 'text-sm'}`}
    >
      {isProblem ? <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" /> : null}
      {remark.text}
    </p>
  );
}

function NoneFound({ list, typed }: Readonly<{ list: Properties['list']; typed: string }>) {
  const t = useMessages('calculator');
  return (
    <p role="status" className="p-4 wrap-anywhere text-ink-soft">
      {t(`destination.${list === 'ready' ? 'none' : list}`, { typed })}
    </p>
  );
}

/**
 * The text in the field until it is a choice; null: nothing was typed. What the field shows is what counts: an emptied field
 * and a text that names no destination are no choice, and a field that was only opened keeps its choice.
 */
function useTypedDestination({
  options,
  value,
  onChange,
}: Pick<Properties, 'options' | 'value' | 'onChange'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setTyped(null);
    setIsOpen(false);
  };
  const choose = (option: DestinationOption | null) => {
    close();
    onChange(option);
  };
  const named = namedBy(typed, options, value);
  const settle = () => {
    setIsOpen(false);
    if (typed === null) return;
    if (named !== null || typed.trim() === '') choose(named);
    else if (value !== null) onChange(null);
  };
  const late = useLateChoice(isOpen ? null : typed, { options, onChange });
  if (late !== null && late.slug === value?.slug) setTyped(null);
  return {
    text: typed ?? value?.name ?? '',
    typed,
    named,
    isOpen,
    isUnclear: !isOpen && typed !== null && late === null,
    type: (text: string) => {
      setTyped(text);
      setIsOpen(true);
    },
    open: () => setIsOpen(true),
    close,
    choose,
    /** Takes the destination that the text names; another text stays in the field, so that it is never lost unseen. */
    settle,
    /** True: Enter has answered the open list. With a text that names no destination the form says so. */
    enter: () => {
      settle();
      return isOpen && (typed === null || typed.trim() === '' || named !== null);
    },
  };
}

/** What the text names; without one, the choice. */
function namedBy(
  typed: string | null,
  options: Properties['options'],
  value: Properties['value'],
): DestinationOption | null {
  return typed === null ? value : optionNamed(options, typed);
}

/** The destination of a text that was typed before the list had arrived. It is chosen then. */
function useLateChoice(
  typed: string | null,
  { options, onChange }: Pick<Properties, 'options' | 'onChange'>,
): DestinationOption | null {
  const late = optionNamed(options, typed ?? '');
  const choose = useEffectEvent(() => onChange(late));
  useEffect(() => {
    if (late !== null) choose();
  }, [late]);
  return late;
}

function comboboxOption(destination: DestinationOption, t: Translate<'calculator'>) {
  const { slug, name, place, hasPlans } = destination;
  return {
    key: slug,
    row: (
      <>
        <DestinationMark destination={destination} />
        {hasPlans ? name : t('destination.unsold', { place })}
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
