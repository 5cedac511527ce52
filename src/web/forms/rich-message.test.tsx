import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createBrowserMessages } from '../language/create-browser-messages.ts';
import { createPageMessages } from '../language/page-messages.server.ts';
import type { MessageStore } from '../language/message-store.ts';
import { MessageStoreContext } from '../language/use-message-store.ts';
import { LanguageContext } from '../language/use-language.ts';
import { RichMessage } from './rich-message.tsx';

const inSpanish = (messages: MessageStore, message: React.ReactElement) =>
  renderToStaticMarkup(
    <MessageStoreContext value={messages}>
      <LanguageContext value="es">{message}</LanguageContext>
    </MessageStoreContext>,
  );

test('a message has its bold parts and links, and its values stay text', () => {
  const email = 'a<b>b</b>@{{email}}.example';
  const markup = inSpanish(
    createPageMessages('es'),
    <RichMessage
      namespace="checkout"
      message="emailSuggestion"
      values={{ email }}
      components={{ b: <b className="word" /> }}
    />,
  );
  expect(markup).toBe('¿Quisiste decir <b class="word">a&lt;b&gt;b&lt;/b&gt;@{{email}}.example</b>?');
  const links = inSpanish(
    createPageMessages('es'),
    <RichMessage
      namespace="account"
      message="auth.signUp.legal"
      components={{ terms: <a href="/t" />, privacy: <a href="/p" /> }}
    />,
  );
  expect(links).toBe(
    'Al registrarte aceptas las <a href="/t">condiciones del servicio</a>. La <a href="/p">política de privacidad</a> dice qué guardamos.',
  );
});

test('tags may be nested; unknown and unclosed ones stay text', () => {
  const legal = '<a>One <b>{{count, number}}</b></a> <i>two</i> <b>three';
  const markup = inSpanish(
    createBrowserMessages('es', { account: { auth: { signUp: { legal } } } }),
    <RichMessage
      namespace="account"
      message="auth.signUp.legal"
      values={{ count: 12_000 }}
      components={{ a: <a href="/a" />, b: <b /> }}
    />,
  );
  expect(markup).toBe('<a href="/a">One <b>12.000</b></a> &lt;i&gt;two&lt;/i&gt; &lt;b&gt;three');
});
