import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createBrowserI18n } from './create-browser-i18n.ts';
import { LanguageContext } from './use-language.ts';
import { useMessages } from './use-messages.ts';

function TwoNamespaces() {
  const plans = useMessages('plans');
  const cart = useMessages('cart');
  return `${plans('unlimited')} ${cart('viewCart')}`;
}

test('a component that reads two missing namespaces waits for both', async () => {
  const texts: Readonly<Record<string, string>> = {
    '/locales/es/plans.json': '{"unlimited":"Ilimitado"}',
    '/locales/es/cart.json': '{"viewCart":"Ver carrito"}',
  };
  const page = createBrowserI18n('es', { shell: { a: 'A' } }, (url) =>
    Promise.resolve(new Response(texts[url])),
  );
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <I18nextProvider i18n={page}>
      <LanguageContext value="es">
        <TwoNamespaces />
      </LanguageContext>
    </I18nextProvider>,
    { onError: (error) => void errors.push(error) },
  );
  expect(await text(prelude)).toBe('Ilimitado Ver carrito');
  expect(errors).toEqual([]);
});
