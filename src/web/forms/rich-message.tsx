import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { fillIn, type Values } from '#messages/read-text.ts';
import type { MessageKey, PageNamespace } from '#messages/translate.ts';
import { useLanguage } from '../language/use-language.ts';
import { useMessages } from '../language/use-messages.ts';

type Properties<Name extends PageNamespace> = Readonly<{
  namespace: Name;
  message: MessageKey<Name>;
  values?: Values;
  /** What stands for the tags in the text: `<b>` or `<terms>`. */
  components: Components;
}>;

type Components = Readonly<Record<string, ReactElement>>;

/** A message with parts in bold or as links. */
export function RichMessage<const Name extends PageNamespace>(properties: Properties<Name>) {
  const { namespace, message, values = {}, components } = properties;
  const language = useLanguage();
  const t = useMessages(namespace);
  // The values are put in after the tags are found, so a value with a tag stays text.
  return richText(t(message), components, (text) => fillIn(text, values, language));
}

/** Known tags become their components; everything else stays text. */
function richText(text: string, components: Components, fill: (text: string) => string): ReactNode[] {
  const tag = new RegExp(`<(${Object.keys(components).join('|')})>(.*?)</\\1>`, 'gs');
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', 2: inner = '', index } of text.matchAll(tag)) {
    const component = components[name];
    if (component === undefined) continue;
    nodes.push(fill(text.slice(end, index)));
    nodes.push(cloneElement(component, { key: index }, ...richText(inner, components, fill)));
    end = index + whole.length;
  }
  return [...nodes, fill(text.slice(end))];
}
