import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test } from 'vitest';
import { createBrowserMessages } from './create-browser-messages.ts';
import { LanguageContext } from './use-language.ts';
import { MessageStoreContext } from './use-message-store.ts';
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
  const page = createBrowserMessages('es', {}, (url) => Promise.resolve(new Response(texts[url])));
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <MessageStoreContext value={page}>
      <LanguageContext value="es">
        <TwoNamespaces />
      </LanguageContext>
    </MessageStoreContext>,
    { onError: (error) => void errors.push(error) },
  );
  expect(await text(prelude)).toBe('Ilimitado Ver carrito');
  expect(errors).toEqual([]);
});

test('a component whose messages could not be loaded fails instead of showing keys', async () => {
  const page = createBrowserMessages('es', {}, () => Promise.resolve(new Response('', { status: 404 })));
  const errors: unknown[] = [];
  const rendered = prerenderToNodeStream(
    <MessageStoreContext value={page}>
      <LanguageContext value="es">
        <TwoNamespaces />
      </LanguageContext>
    </MessageStoreContext>,
    { onError: (error) => void errors.push(error) },
  );
  await expect(rendered).rejects.toThrow('The es messages "plans" could not be loaded.');
  expect(errors).toHaveLength(1);
});
