import { useEffect, useId, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { HELD_ATTRIBUTE, useFormsReady } from './forms-ready.ts';
import { markedFields, parseForm, type FailedAttempt, type FormSchema } from './invalid-fields.ts';

type Options<Text extends string, Tick extends string> = Readonly<{
  /** The text fields and their first values. */
  texts: Readonly<Record<Text, string>>;
  /** The checkboxes and their first values. */
  ticks: Readonly<Record<Tick, boolean>>;
  /** Values that the customer cannot change at the moment; they replace the typed ones. */
  fixed?: Readonly<{
    texts?: Readonly<Partial<Record<Text, string>>>;
    ticks?: Readonly<Partial<Record<Tick, boolean>>>;
  }>;
}>;

/** The request did not succeed. `message` is for the whole form; `fields` get marked, the first one gets the focus. */
type Refusal<Name extends string> = Readonly<{ message: string | null; fields: readonly Name[] }>;

/** What a button of the form does. */
type Action<Name extends string, Input> = Readonly<{
  schema: FormSchema<Input>;
  /** Called with valid input only. Returns null after success. */
  send: (input: Input) => Promise<Refusal<Name> | null>;
  onInvalid?: (fields: readonly string[]) => void;
}>;

/** What every field needs, for `TextField` and other fields. */
export type FieldState = Readonly<{
  name: string;
  isInvalid: boolean;
  /** The id of the message of the whole form, when it is about this field; null otherwise. */
  problemId: string | null;
}>;

/**
 * The state of every form: values, marked fields, focus on the first one, one request at a time. What was typed stays
 * when a request fails.
 */
export function useForm<Text extends string, Tick extends string = never>(options: Options<Text, Tick>) {
  const element = useRef<HTMLFormElement>(null);
  const problemId = useId();
  const { texts, ticks, type, tick } = useValues(options);
  const [attempt, setAttempt] = useState<FailedAttempt | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy, once } = useOneAtATime();
  useFocusOnInvalid(element, attempt);
  useFormsReady();
  const values = { ...texts, ...ticks };
  const marked = markedFields(attempt, values);

  const clearProblems = () => {
    setProblem(null);
    setAttempt(null);
  };

  const submit = async <Input>({ schema, send, onInvalid }: Action<Text | Tick, Input>) => {
    clearProblems();
    const parsed = parseForm(schema, values);
    if (parsed.kind === 'invalid') {
      setAttempt({ schema, invalid: parsed.fields, refused: {} });
      onInvalid?.(parsed.fields);
      return;
    }
    const refusal = await send(parsed.input);
    if (refusal === null) return;
    setProblem(refusal.message);
    setAttempt({ schema, invalid: refusal.fields, refused: pick(values, refusal.fields) });
  };

  const field = (name: Text | Tick): FieldState => ({
    name,
    isInvalid: marked.has(name),
    problemId: problem !== null && marked.has(name) ? problemId : null,
  });

  return {
    isBusy,
    /** The message about the last request; `problemId` is the id of the element that shows it. */
    problem,
    problemId,
    texts,
    markedCount: marked.size,
    /**
     * For the `form` element. A press before the app runs is held. Without scripts the form posts, so that values never
     * become part of an address.
     */
    frame: { ref: element, noValidate: true, method: 'post', [HELD_ATTRIBUTE]: '' },
    /** An event handler for the form's `onSubmit`, or for another button. */
    handle:
      <Input>(action: Action<Text | Tick, Input>) =>
      (event: SyntheticEvent) => {
        event.preventDefault();
        void once(() => submit(action));
      },
    text: (name: Text) => ({
      ...field(name),
      value: texts[name],
      onChange: (value: string) => type(name, value),
    }),
    tick: (name: Tick) => ({
      ...field(name),
      isTicked: ticks[name],
      onTick: (isTicked: boolean) => tick(name, isTicked),
    }),
    /** Removes messages and marks. The values stay. */
    clearProblems,
  };
}

function pick<Name extends string>(values: Readonly<Record<Name, string | boolean>>, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** The current values, with the fixed ones in place of the typed ones. */
function useValues<Text extends string, Tick extends string>({ fixed, ...first }: Options<Text, Tick>) {
  const [texts, setTexts] = useState(first.texts);
  const [ticks, setTicks] = useState(first.ticks);
  return {
    texts: { ...texts, ...fixed?.texts },
    ticks: { ...ticks, ...fixed?.ticks },
    type: (name: Text, value: string) => setTexts((before) => ({ ...before, [name]: value })),
    tick: (name: Tick, isTicked: boolean) => setTicks((before) => ({ ...before, [name]: isTicked })),
  };
}

/** Ignores a second press while the first one is still in progress. */
function useOneAtATime() {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const once = async (run: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await run();
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, once };
}

/** Runs after the marks are rendered: a field that the server just required has only then appeared. */
function useFocusOnInvalid(form: RefObject<HTMLFormElement | null>, attempt: FailedAttempt | null): void {
  useEffect(() => {
    const [first] = attempt?.invalid ?? [];
    const field = first === undefined ? null : form.current?.elements.namedItem(first);
    if (field instanceof HTMLFieldSetElement) {
      // Browsers center a group, and one that is taller than the screen then begins behind the header.
      field.focus({ preventScroll: true });
      field.scrollIntoView({ block: 'start' });
    } else if (field instanceof HTMLElement) field.focus();
  }, [form, attempt]);
}
