import type { ReactElement } from 'react';
import { Trans } from 'react-i18next';
import type { MessageKey, PageNamespace } from '#messages/translate.ts';
import { useLanguage } from '../language/use-language.ts';

type Properties<Name extends PageNamespace> = Readonly<{
  /** Loaded: `useMessages` has been called with it. */
  namespace: Name;
  message: MessageKey<Name>;
  values?: Readonly<Record<string, string>>;
  /** What stands for the tags in the text: `<b>` or `<terms>`. */
  components: Readonly<Record<string, ReactElement>>;
}>;

/** A message with parts in bold or as links. */
export function RichMessage<const Name extends PageNamespace>(properties: Properties<Name>) {
  const { namespace, message, values, components } = properties;
  const lng = useLanguage();
  return (
    <Trans ns={namespace} i18nKey={message} values={values} components={components} tOptions={{ lng }} />
  );
}
