import type { ComponentProps } from 'react';
import { WifiOff } from 'lucide-react';
import { TicketFields } from '#contract/support/ticket-form.ts';
import type { SubmitTicketResponse } from '#contract/support/tickets.ts';
import {
  MAX_ORDER_NUMBER_LENGTH,
  MAX_TICKET_MESSAGE_LENGTH,
  MAX_TICKET_NAME_LENGTH,
} from '#core/support/ticket-text.ts';
import { useIsOnline } from '../../browser/use-is-online.ts';
import { useOnDemand } from '../../browser/use-on-demand.ts';
import { FormProblem } from '../../forms/form-problem.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { AreaField, LineField } from './form-field.tsx';
import type { OwnOrders } from './own-orders.tsx';
import { ProblemList } from './problem-list.tsx';
import { useTicketForm, type TicketFormState } from './use-ticket-form.ts';

/** Below this the rest is counted. */
const COUNTED_BELOW = 500;
const NAMES = ['name', 'email', 'orderNumber', 'message'] as const;

type Properties = Readonly<{ onSent: (receipt: SubmitTicketResponse) => void }>;

export function TicketForm({ onSent }: Properties) {
  const t = useMessages('support');
  const isOnline = useIsOnline();
  const state = useTicketForm(onSent);
  const { form, upload, submit, isWaiting } = state;
  const marked = NAMES.filter((field) => form.text(field).isInvalid).map((name) => ({
    name,
    label: t(name),
  }));
  const problems =
    upload.state.kind === 'refused' ? [...marked, { name: 'file', label: t('file.label') }] : marked;
  const busyWords = isWaiting ? 'waiting' : 'sending';
  return (
    <form
      {...form.frame}
      className="support-form"
      onSubmit={form.handle({ schema: TicketFields, send: submit })}
    >
      <ProblemList fields={problems} />
      <Fields state={state} />
      <AttachmentField upload={upload} />
      <HiddenField value={form.texts.website} onChange={form.text('website').onChange} />
      <FormProblem id={form.problemId} problem={form.problem} />
      {isOnline ? null : (
        <p role="status" className="support-offline">
          <WifiOff aria-hidden="true" className="size-5 shrink-0" />
          {t('offline')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="submit" className={buttonClass('primary')} aria-disabled={form.isBusy}>
          {t(form.isBusy ? busyWords : 'send')}
        </button>
        <span className="text-sm text-ink-soft">{t('noCodes')}</span>
      </div>
    </form>
  );
}

function Fields({ state: { form, accountEmail } }: Readonly<{ state: TicketFormState }>) {
  const t = useMessages('support');
  const { email, orderNumber, message } = form.texts;
  const left = MAX_TICKET_MESSAGE_LENGTH - message.length;
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <LineField
          field={form.text('name')}
          label={t('name')}
          error={t('nameMissing')}
          autoComplete="name"
          maxLength={MAX_TICKET_NAME_LENGTH}
        />
        <LineField
          field={form.text('email')}
          label={t('email')}
          type="email"
          isFixed={accountEmail !== null}
          error={t(email.trim() === '' ? 'emailMissing' : 'emailInvalid')}
          hint={accountEmail === null ? undefined : t('emailFixed')}
          autoComplete="email"
          maxLength={254}
        />
      </div>
      <LineField
        field={form.text('orderNumber')}
        label={t('orderNumber')}
        isOptional
        inputMode="numeric"
        error={t('orderNumberInvalid')}
        hint={t('orderNumberHint')}
        autoComplete="off"
        maxLength={MAX_ORDER_NUMBER_LENGTH}
      >
        {accountEmail === null ? null : (
          <LoadedOrders value={orderNumber} onChoose={form.text('orderNumber').onChange} />
        )}
      </LineField>
      <AreaField
        field={form.text('message')}
        label={t('message')}
        error={t('messageMissing')}
        hint={left < COUNTED_BELOW ? t('messageLeft', { count: left }) : t('messageHint')}
        maxLength={MAX_TICKET_MESSAGE_LENGTH}
        rows={6}
      />
    </>
  );
}

const loadOwnOrders = async () => (await import('./own-orders.tsx')).OwnOrders;
const WORDS = ['support'] as const;

/** Loaded for signed-in customers only, like everything personal. Their place is kept from the start. */
function LoadedOrders(properties: ComponentProps<typeof OwnOrders>) {
  const loaded = useOnDemand({ isNeeded: true, load: loadOwnOrders, namespaces: WORDS });
  return (
    <div className="support-orders">{loaded.kind === 'ready' ? <loaded.value {...properties} /> : null}</div>
  );
}

type HiddenProperties = Readonly<{ value: string; onChange: (value: string) => void }>;

/** Programs fill in every field; people do not see this one. */
function HiddenField({ value, onChange }: HiddenProperties) {
  const t = useMessages('support');
  return (
    <div className="support-hidden" aria-hidden="true">
      <label htmlFor="support-website">{t('hidden')}</label>
      <input
        id="support-website"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
