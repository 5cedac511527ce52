import { useId, type ReactNode } from 'react';
import { hasLink, isBlank, MAX_GIFT_MESSAGE_LENGTH, MAX_GIFT_NAME_LENGTH } from '#core/gifts/gift-text.ts';
import { LANGUAGE_FACTS } from '#core/language.ts';
import { usePageFacts } from '../document/page-facts.ts';
import { FieldError } from '../forms/field-error.tsx';
import type { FieldState } from '../forms/use-form.ts';
import { useMessages } from '../language/use-messages.ts';
import { useDates } from '../language/use-times.ts';
import { sendingDays, type GiftField } from './gift-values.ts';

type Field = FieldState & Readonly<{ value: string; onChange: (value: string) => void }>;

type Properties = Readonly<{
  text: (name: GiftField) => Field;
  /** To warn a buyer who enters the own address. */
  buyerEmail: string;
}>;

/** To whom, what is written, in which language and on which day. */
export function GiftFields({ text, buyerEmail }: Properties) {
  const t = useMessages('gift');
  return (
    <div className="grid gap-4">
      <RecipientEmail field={text('recipientEmail')} buyerEmail={buyerEmail} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NameField field={text('recipientName')} label={t('fields.name')} />
        <NameField field={text('giverName')} label={t('fields.giver')} />
      </div>
      <MessageField field={text('message')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField field={text('sendOn')} />
        <LanguageField field={text('recipientLanguage')} />
      </div>
      <p className="text-sm text-ink-soft">{t('fields.seen')}</p>
    </div>
  );
}

type FieldProperties = Readonly<{ field: Field }>;

function RecipientEmail({ field, buyerEmail }: FieldProperties & Readonly<{ buyerEmail: string }>) {
  const t = useMessages('gift');
  const typed = field.value.trim().toLowerCase();
  const isOwn = typed !== '' && typed === buyerEmail.trim().toLowerCase();
  return (
    <Labelled
      label={t('fields.email')}
      error={field.isInvalid ? t(typed === '' ? 'fields.emailMissing' : 'fields.emailInvalid') : null}
      hint={
        <span className={isOwn ? 'text-warn' : undefined}>
          {t(isOwn ? 'fields.emailOwn' : 'fields.emailHint')}
        </span>
      }
    >
      {(about) => (
        <input
          {...about}
          className="field"
          type="email"
          name={field.name}
          autoComplete="off"
          maxLength={254}
          required
          value={field.value}
          aria-invalid={field.isInvalid}
          onChange={(event) => field.onChange(event.target.value)}
        />
      )}
    </Labelled>
  );
}

function NameField({ field, label }: FieldProperties & Readonly<{ label: string }>) {
  const t = useMessages('gift');
  const problem = t(isBlank(field.value) ? 'fields.blankName' : 'fields.noLinks');
  return (
    <Labelled label={label} isOptional error={field.isInvalid ? problem : null} hint={null}>
      {(about) => (
        <input
          {...about}
          className="field"
          name={field.name}
          autoComplete="off"
          maxLength={MAX_GIFT_NAME_LENGTH}
          value={field.value}
          aria-invalid={field.isInvalid}
          onChange={(event) => field.onChange(event.target.value)}
        />
      )}
    </Labelled>
  );
}

function MessageField({ field }: FieldProperties) {
  const t = useMessages('gift');
  const left = MAX_GIFT_MESSAGE_LENGTH - field.value.length;
  return (
    <Labelled
      label={t('fields.message')}
      isOptional
      error={field.isInvalid || hasLink(field.value) ? t('fields.noLinks') : null}
      hint={t('fields.left', { count: left })}
    >
      {(about) => (
        <textarea
          {...about}
          className="field h-auto py-2.5"
          rows={3}
          name={field.name}
          maxLength={MAX_GIFT_MESSAGE_LENGTH}
          value={field.value}
          aria-invalid={field.isInvalid}
          onChange={(event) => field.onChange(event.target.value)}
        />
      )}
    </Labelled>
  );
}

function DayField({ field }: FieldProperties) {
  const t = useMessages('gift');
  const { first, last } = sendingDays();
  const { date } = useDates('UTC');
  return (
    <Labelled
      label={t('fields.day')}
      error={field.isInvalid ? t('fields.dayInvalid', { last: date(last) }) : null}
      hint={t(field.value === first ? 'fields.dayToday' : 'fields.dayLater')}
    >
      {(about) => (
        <input
          {...about}
          className="field"
          type="date"
          name={field.name}
          min={first}
          max={last}
          required
          value={field.value}
          aria-invalid={field.isInvalid}
          onChange={(event) => field.onChange(event.target.value)}
        />
      )}
    </Labelled>
  );
}

function LanguageField({ field }: FieldProperties) {
  const t = useMessages('gift');
  const { languages } = usePageFacts();
  return (
    <Labelled label={t('fields.language')} error={null} hint={null}>
      {(about) => (
        <select
          {...about}
          className="field"
          name={field.name}
          value={field.value}
          onChange={(event) => field.onChange(event.target.value)}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_FACTS[language].name}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

type LabelledProperties = Readonly<{
  label: string;
  isOptional?: boolean;
  error: string | null;
  hint: ReactNode;
  children: (about: Readonly<{ id: string; 'aria-describedby': string }>) => ReactNode;
}>;

/** A label, a field, and below it what is wrong or what helps. */
function Labelled({ label, isOptional = false, error, hint, children }: LabelledProperties) {
  const t = useMessages('gift');
  const id = useId();
  return (
    <div className="gift-field grid content-start gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}{' '}
        {isOptional ? <span className="font-normal text-ink-soft">{t('fields.optional')}</span> : null}
      </label>
      {children({ id, 'aria-describedby': `${id}-about` })}
      <div id={`${id}-about`} role="status" className="text-sm text-ink-soft">
        {error === null ? hint : <FieldError>{error}</FieldError>}
      </div>
    </div>
  );
}
