import type { Browser, Page } from '@playwright/test';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { open } from '../setup/page-state.ts';
import type { RunningShop } from '../setup/running-shop.ts';
import { withDatabase } from '../setup/shop-database.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const SCRIPT = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script> javascript:alert(1)';
const IMAGE = '<img src=x onerror="window.hacked=1">';
const isHacked = (page: Page) => page.evaluate(() => 'hacked' in window);

/** The admin of the sandbox, on a desktop. */
async function aStaffPage(browser: Browser, shop: RunningShop): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.origin, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const { email, password } = shop.admin ?? { email: '', password: '' };
  const response = await page.request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: { origin: shop.origin },
  });
  expect(response.status()).toBe(200);
  await open(page, '/admin/chats');
  return page;
}

// Whether somebody answers is one state of the whole shop: one test after the other, at one width.
test.describe.configure({ mode: 'default' });

test(
  'CHAT-01 CHAT-02 CHAT-03 CHAT-04 CHAT-15 CHAT-16 CHAT-23 PAGE-10 a customer and staff chat live, through a lost connection, and without staff the message waits',
  { tag: '@phone' },
  async ({ page, mailbox, shop, browser, browserErrors }) => {
    await withDatabase(shop.dataDir, (client) => client.query('update chat_staff set is_answering = false'));
    const guest = await browser.newPage({ baseURL: shop.origin });
    await open(guest, '/');
    await guest.getByRole('contentinfo').getByRole('link', { name: 'Chat with us' }).click();
    await expect(guest).toHaveURL(/\/contact#chat$/);
    await guest.close();

    const email = await signInAsBuyer(page, mailbox, 'es');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Habla con nosotros' });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await test.step('CHAT-15 the address of the chat, opened directly, opens it', async () => {
      await open(page, '/es/contact#chat');
      await expect(page.getByRole('dialog', { name: 'Habla con nosotros' })).toBeVisible();
      await expect.poll(() => requests.some((url) => url.includes('/api/chat/events'))).toBe(true);
    });
    requests.length = 0;
    await open(page, '/es/compatibility');
    expect(requests.filter((url) => /chat/.test(url))).toEqual([]);
    await link.click();
    const box = page.getByRole('dialog', { name: 'Habla con nosotros' });
    await expect(box.getByText('Ahora mismo no hay nadie')).toBeVisible();
    await expect(box.getByText(/2 minutos/)).toHaveCount(0);
    await expect(box.getByRole('heading', { name: 'Déjanos un mensaje' })).toBeVisible();
    await expect(box.getByText(`Si ya no estás, la respuesta llega a ${email}.`)).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await box.getByLabel('Escribe un mensaje').fill('Escribo sin nadie');
    await page.keyboard.press('Enter');
    await expect(box.getByText('Tenemos tu mensaje.')).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);

    const staff = await aStaffPage(browser, shop);
    await staff.getByLabel('Customers see you as').fill('Inés');
    await staff.getByRole('switch', { name: 'Answer chats' }).click();
    await expect(staff.getByRole('switch', { name: 'You answer chats' })).toBeChecked();
    await expect(box.getByText('Inés está aquí. Normalmente, menos de 2 minutos.')).toBeVisible();

    await box.getByLabel('Escribe un mensaje').fill('¿Puedo instalarla ya?');
    await page.keyboard.press('Enter');
    await staff.getByRole('button', { name: new RegExp(email) }).click();
    const thread = staff.getByRole('log');
    await expect(thread.getByText('Escribo sin nadie')).toBeVisible();
    await expect(thread.getByText('¿Puedo instalarla ya?')).toBeVisible();
    await expect(box.getByText('Tenemos tu mensaje.')).toHaveCount(0);
    await expect(box.getByText('leído')).toBeVisible();
    await staff.getByLabel('Write a message').pressSequentially('Sí');
    await expect(box.getByText('Inés está escribiendo')).toBeVisible();
    await staff.getByLabel('Write a message').fill(`Sí: https://landfall.example/how-it-works. ${SCRIPT}`);
    await staff.keyboard.press('Enter');
    const reply = box.getByRole('link', { name: 'https://landfall.example/how-it-works' });
    await expect(reply).toHaveAttribute('rel', /noopener noreferrer/);
    await expect(box.getByText(SCRIPT)).toBeVisible();
    await expect(thread.getByText('read', { exact: false }).last()).toBeVisible();

    browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await expect(box.getByText('Sin conexión. Lo que escribas se envía al volver.')).toBeVisible();
    await box.getByLabel('Escribe un mensaje').fill(`¡Gracias! ${SCRIPT}`);
    await page.keyboard.press('Enter');
    await expect(box.getByText('Se envía al volver la conexión')).toBeVisible();
    await staff.getByLabel('Write a message').fill('¿Algo más?');
    await staff.keyboard.press('Enter');
    await page.context().setOffline(false);
    await expect(thread.getByText('¡Gracias!')).toHaveCount(1);
    await expect(box.getByText('¿Algo más?')).toHaveCount(1);
    await expect(box.getByText('¡Gracias!')).toHaveCount(1);
    await expect(box.getByText('Se envía al volver la conexión')).toHaveCount(0);
    expect([await isHacked(page), await isHacked(staff)]).toEqual([false, false]);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await accessibilityProblems(staff)).toEqual([]);
    expect([await sidewaysPixels(page), await sidewaysPixels(staff)]).toEqual([0, 0]);

    await staff.getByRole('switch', { name: 'You answer chats' }).click();
    await box.getByLabel('Escribe un mensaje').fill('Mi QR ya se usó');
    await box.getByRole('link', { name: 'Formulario, para adjuntar un archivo' }).click();
    await expect(page).toHaveURL(/\/es\/contact$/);
    await expect(box).toBeHidden();
    const kept = await page.evaluate(() => sessionStorage.getItem('support-draft'));
    expect(kept).toContain('Mi QR ya se usó');
    await expect(page.getByRole('button', { name: 'Habla con nosotros' })).toBeVisible();
    await staff.context().close();
  },
);

test(
  'CHAT-22 SUPPORT-30 a saved reply is put into a chat in the language of the customer, and never runs',
  { tag: '@phone' },
  async ({ page, mailbox, shop, browser }) => {
    const email = await signInAsBuyer(page, mailbox, 'es');
    const sent = await page.request.post('/api/chat/messages', {
      data: { clientId: crypto.randomUUID(), text: '¿Hola?', language: 'es' },
      headers: { origin: shop.origin },
    });
    expect(sent.status()).toBe(200);
    const staff = await aStaffPage(browser, shop);
    const save = async (title: string, en: string | null, es: string | null) => {
      const headers = { origin: shop.origin };
      const response = await staff.request.post('/api/admin/saved-replies', {
        data: { title, en, es },
        headers,
      });
      expect(response.status()).toBe(200);
    };
    await save(`Greeting ${IMAGE}`, 'Hello {name}', `Hola {name} ${SCRIPT}`);
    await save('English only', 'Restart it.', null);
    await save('Long', null, 'x'.repeat(2_001));
    await staff.reload();
    await staff.getByRole('button', { name: new RegExp(email) }).click();
    const choice = staff.getByLabel('Saved reply');
    const field = staff.getByLabel('Write a message');
    await choice.selectOption('Long');
    await expect(staff.getByText('the message is too long for a chat')).toBeVisible();
    await expect(field).toHaveValue('');
    await choice.selectOption(`Greeting ${IMAGE}`);
    await expect(field).toHaveValue(`Hola {name} ${SCRIPT}`);
    await field.press('Enter');
    await expect(staff.getByText('Please fill in: {name}')).toBeVisible();
    await expect(field).toHaveValue(`Hola {name} ${SCRIPT}`);
    await field.fill(`Hola Ana ${SCRIPT}`);
    await field.press('Enter');
    await expect(staff.getByRole('log').getByText(`Hola Ana ${SCRIPT}`)).toBeVisible();
    await choice.selectOption('English only');
    await expect(staff.getByText('There is no text in the customer')).toBeVisible();
    await open(page, '/es/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Habla con nosotros' }).click();
    const box = page.getByRole('dialog', { name: 'Habla con nosotros' });
    await expect(box.getByText(`Hola Ana ${SCRIPT}`)).toBeVisible();
    expect([await isHacked(page), await isHacked(staff)]).toEqual([false, false]);
    expect(await accessibilityProblems(staff)).toEqual([]);
    await staff.setViewportSize({ width: 360, height: 740 });
    expect(await sidewaysPixels(staff)).toBe(0);
    await staff.context().close();
  },
);
