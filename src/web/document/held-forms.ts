import type { Language } from '#core/language.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { FORMS_READY, HELD_ATTRIBUTE } from '../forms/forms-ready.ts';

/** Scripts that have not loaded after this time probably never will: the form is posted, and the shop answers. */
const LONGEST_HOLD_MS = 20_000;

/**
 * Holds a press on a button of a form until the app can handle it, and repeats it then. Until then a line at the bottom
 * of the screen says so. It is appended to the body, where React ignores elements it does not know.
 */
function holdFormsScript(words: string): string {
  return `(() => {
  let isReady = false, held, line;
  const hold = (event, form, button) => {
    if (isReady || !form) return;
    event.preventDefault();
    held = () => button && button.isConnected ? button.click() : form.requestSubmit && form.requestSubmit();
    if (line) return;
    line = Object.assign(document.createElement("output"), { className: "form-line" });
    document.body.append(line);
    setTimeout(() => { if (line) line.textContent = ${JSON.stringify(words)}; });
    setTimeout(() => { if (!isReady && form.submit) form.submit(); }, ${LONGEST_HOLD_MS});
  };
  addEventListener("click", (event) => {
    const button = event.target.closest && event.target.closest("button:not([aria-pressed])");
    hold(event, button && button.closest("[${HELD_ATTRIBUTE}]"), button);
  }, true);
  addEventListener("submit", (event) => hold(event, event.target.closest("[${HELD_ATTRIBUTE}]")), true);
  addEventListener("${FORMS_READY}", () => {
    if (isReady) return;
    isReady = true;
    if (line) line.remove();
    line = null;
    if (held) setTimeout(held);
  });
})();`;
}

type Page = Readonly<{ language: Language; nonce: string | null; supportEmail: string }>;

const VIEWPORT = /<meta name="viewport"[^>]*>/;

/** Adds the script, and a line for visitors without scripts, to a page whose HTML has such a form. */
export function withHeldForms(html: string, { language, nonce, supportEmail }: Page): string {
  if (!html.includes(` ${HELD_ATTRIBUTE}="`)) return html;
  const t = messagesOf(language, 'error-pages');
  const attributes = nonce === null ? '' : ` nonce="${nonce}"`;
  const script = `<script${attributes}>${holdFormsScript(t('forms.waits'))}</script>`;
  const line = `<noscript><p class="form-line">${t('forms.noScripts', { address: supportEmail })}</p></noscript>`;
  return html.replace(VIEWPORT, (viewport) => viewport + script).replace('</body>', () => `${line}</body>`);
}
