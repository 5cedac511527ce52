import type { Texts } from '#messages/read-text.ts';
import { usePageFacts } from '../document/page-facts.ts';

const ELEMENT_ID = 'messages';

/** The messages this page was rendered with, as data. Render it after the page, so that all of them are known. */
export function EmbeddedMessages() {
  const { embeddedMessages } = usePageFacts();
  return (
    <script type="application/json" id={ELEMENT_ID} suppressHydrationWarning>
      {embeddedMessages()}
    </script>
  );
}

export function readEmbeddedText(page: Document): string {
  return page.getElementById(ELEMENT_ID)?.textContent ?? '{}';
}

/** The messages by namespace. */
export function parseEmbedded(text: string): Readonly<Partial<Record<string, Texts>>> {
  const messages: unknown = JSON.parse(text);
  return areMessages(messages) ? messages : {};
}

function areMessages(value: unknown): value is Readonly<Record<string, Texts>> {
  return typeof value === 'object' && value !== null;
}
