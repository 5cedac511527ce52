import { DEFAULT_LANGUAGE, parseLanguage } from '#core/language.ts';
import type { Translate } from '#messages/translate.ts';
import { postJson } from '../../api/api-client.ts';
import { publicKey } from '../../api/public-key.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import type { ToastText } from '../../ui/toasts/toast-store.ts';

const TIMEOUT_MS = 10_000;
const LONG_MS = 8_000;

type Words = Translate<'shell'>;
const enhanced = new WeakMap<HTMLFormElement, Words>();

/** Without scripts the form posts and another page shows the result. After this, a toast does. May be repeated. */
export function enhanceForm(form: HTMLFormElement, t: Words): void {
  const isNew = !enhanced.has(form);
  enhanced.set(form, t);
  if (isNew) form.addEventListener('submit', (event) => void submit(event, form));
}

async function submit(event: SubmitEvent, form: HTMLFormElement): Promise<void> {
  const t = enhanced.get(form);
  if (t === undefined) return;
  event.preventDefault();
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  const typed = new FormData(form).get('email');
  const email = typeof typed === 'string' ? typed.trim() : '';
  const { toast, isSent, isInvalid = false } = await subscribe(email, t);
  toasts.show(toast);
  markField(form, isInvalid ? toast.text : undefined);
  if (isSent) form.reset();
  form.ariaBusy = 'false';
}

/** A toast goes away; what is wrong stays beside the field. */
function markField(form: HTMLFormElement, problem = ''): void {
  const field = form.querySelector('input');
  const message = form.querySelector('[role="alert"]');
  if (field === null || message === null) return;
  message.textContent = problem;
  field.ariaInvalid = String(problem !== '');
  if (problem !== '') field.focus();
}

type Result = Readonly<{ toast: ToastText; isSent: boolean; isInvalid?: true }>;

/** What the toast says; the same for every address. */
async function subscribe(email: string, t: Words): Promise<Result> {
  const failed = (text: string): Result => ({
    isSent: false,
    toast: { title: t('newsletter.failedTitle'), text, tone: 'bad', durationMs: LONG_MS },
  });
  const invalid: Result = {
    isSent: false,
    isInvalid: true,
    toast: { title: t('newsletter.invalidTitle'), text: t('newsletter.invalidText'), tone: 'bad' },
  };
  if (!email.includes('@')) return invalid;
  try {
    const body = { email, language: parseLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE };
    // The component that loads this module on every page has no room for it.
    const anonKey = publicKey();
    const read = () => true as const;
    const outcome = await postJson('/api/subscribe-newsletter', body, {
      anonKey,
      timeoutMs: TIMEOUT_MS,
      read,
    });
    if (outcome.kind === 'success')
      return {
        isSent: true,
        toast: {
          title: t('newsletter.sentTitle'),
          text: t('newsletter.sentText'),
          tone: 'good',
          durationMs: LONG_MS,
        },
      };
    if (outcome.code === 'invalid-input') return invalid;
    return failed(t(outcome.code === 'too-many-requests' ? 'newsletter.tooMany' : 'newsletter.failedText'));
  } catch {
    return failed(t('newsletter.failedText'));
  }
}
