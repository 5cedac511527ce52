import { randomUUID } from 'node:crypto';
import { SandboxResponse } from '#contract/admin/system.ts';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { open } from '../setup/page-state.ts';
import { withDatabase } from '../setup/shop-database.ts';
import { expect, test } from '../setup/test.ts';
import { PHONE, expectUsable, signInAsAdmin } from './admin-page.ts';

test('ADMIN-17 ADMIN-18 ADMIN-61 ADMIN-64 an admin sees health, jobs, emails, security events and the sandbox on a phone', async ({
  page,
  shop,
  browserErrors,
}) => {
  await page.setViewportSize(PHONE);
  await signInAsAdmin(page, shop);
  await open(page, '/admin/system');
  const main = page.getByRole('main');
  const tabs = page.getByRole('navigation', { name: 'Partes del sistema' });
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('ADMIN-64 ADMIN-65 health, balance and processes', async () => {
    await expect(main.getByText('Base de datos')).toBeVisible();
    await expect(main.getByText('Versión 0.1.0', { exact: false })).toBeVisible();
    await expectUsable(page);
    await page.getByRole('navigation', { name: 'Panel de administración' }).getByText('Más').click();
    const mark = page.getByRole('link', { name: /^(Todo funciona|Aún sin comprobar|\d+ problemas?)$/ });
    await expect(mark).toHaveAttribute('href', '/admin/system');
    await page.keyboard.press('Escape');
  });

  await test.step('ADMIN-61 a failed job is tried again', async () => {
    await withDatabase(shop.dataDir, (client) =>
      client.query(
        `insert into jobs.job (id, name, state, data, output, policy, started_on, completed_on, retry_count, retry_limit, singleton_key)
         values ($1::uuid, 'fulfil-unit', 'failed', jsonb_build_object('unitId', $1::text), '{"message":"fetch failed"}', 'short', now(), now(), 5, 5, $1::text)`,
        [randomUUID()],
      ),
    );
    await open(page, '/admin/system/jobs');
    await expect(heading).toHaveText('Tareas');
    const row = main.getByRole('listitem').filter({ hasText: 'No se pudo conectar con un servicio.' });
    await expect(row.getByText('Entregar una eSIM')).toBeVisible();
    await expectUsable(page);
    await row.getByRole('button', { name: 'Reintentar' }).click();
    await expect(row).toBeHidden();
  });

  await test.step('ADMIN-62 emails', async () => {
    await tabs.getByRole('link', { name: 'Correos' }).click();
    await expect(heading).toHaveText('Correos');
    await expect(main.getByRole('region', { name: 'Correos de los últimos 7 días' })).toBeVisible();
    await expectUsable(page);
    await page.getByRole('searchbox').fill('nobody-has-this@');
    await page.keyboard.press('Enter');
    await expect(main.getByText('Ningún correo coincide.')).toBeVisible();
  });

  await test.step('ADMIN-66 the clock and the faults of the sandbox', async () => {
    await tabs.getByRole('link', { name: 'Entorno de pruebas' }).click();
    await expect(heading).toHaveText('Entorno de pruebas');
    // Other tests share this sandbox and have faults of their own. The shop takes a notice that arrives twice as one.
    await main.getByRole('combobox', { name: /^Servicio/ }).selectOption('webhooks');
    await main.getByRole('combobox', { name: /^Fallo/ }).selectOption('duplicate');
    await main.getByRole('combobox', { name: /^Cuántas veces/ }).selectOption('always');
    const added = page.waitForResponse('**/api/admin/sandbox/faults');
    await main.getByRole('button', { name: 'Añadir fallo' }).click();
    await expect(
      main.getByText('Avisos a la tienda · Llega dos veces · hasta quitarlo').first(),
    ).toBeVisible();
    await expect(main.getByRole('button', { name: 'Quitar todos los fallos' })).toBeVisible();
    await expectUsable(page);
    const { faults } = SandboxResponse.parse(await (await added).json());
    const mine = faults.findLast(({ service, kind }) => service === 'webhooks' && kind === 'duplicate');
    await page.request.delete(`${shop.sandboxOrigin}/control/faults/${mine?.id ?? ''}`);
  });

  await test.step('ADMIN-18 SECMON-01 SECMON-03 a refused request is in the monitor of the browser and in the list of the server', async () => {
    browserErrors.expect(/401|403/);
    await tabs.getByRole('link', { name: 'Seguridad' }).click();
    await expect(heading).toHaveText('Eventos de seguridad');
    const monitor = page.getByRole('group', { name: 'Monitor de seguridad' });
    await monitor.getByRole('button', { name: 'Monitor de seguridad, eventos: 0' }).click();
    await expect(monitor.getByText('No se rechazó nada.')).toBeVisible();
    await page.evaluate(() => fetch('/api/admin/me', { credentials: 'omit' }));
    await expect(monitor.getByText('GET /api/admin/me', { exact: false })).toBeVisible();
    await expectUsable(page);
    await monitor.getByRole('button', { name: 'Cerrar' }).click();
    await expect(main.getByRole('row').filter({ hasText: 'GET /api/admin/me' }).first()).toBeVisible({
      timeout: 30_000,
    });
    await expectUsable(page);
  });
});

test('SECMON-01 SECMON-02 SECMON-03 the monitor keeps ten events on every page of an admin; a customer loads nothing of it', async ({
  page,
  shop,
  browserErrors,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, '/es');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => url.includes('security-monitor'))).toEqual([]);
  await expect(page.getByRole('complementary', { name: 'Monitor de seguridad' })).toHaveCount(0);

  await signInAsAdmin(page, shop);
  browserErrors.expect(/401|ERR_FAILED/);
  await open(page, '/es/contact');
  const monitor = page.getByRole('complementary', { name: 'Monitor de seguridad' });
  await monitor.getByRole('button').click();
  await page.route('**/api/unreachable', (route) => route.abort());
  const fetchTimes = (path: string, times: number) =>
    page.evaluate(
      async ([address, count]) => {
        for (let time = 0; time < Number(count); time += 1)
          await fetch(String(address), { credentials: 'omit' }).catch(() => undefined);
      },
      [path, times],
    );
  await fetchTimes('/api/admin/me?secret=1', 9);
  await fetchTimes('/api/unreachable', 3);
  const events = monitor.getByRole('listitem');
  await expect(events).toHaveCount(10);
  await expect(events.first()).toContainText('Error de red');
  await expect(events.last()).toContainText('Sin permiso');
  await expect(monitor).not.toContainText('secret');
  expect(await accessibilityProblems(page)).toEqual([]);
  await monitor.getByRole('button', { name: 'Vaciar' }).click();
  await expect(monitor.getByText('No se rechazó nada.')).toBeVisible();
});

test('SECMON-07 the button of the monitor covers nothing of a staff screen, at any width', async ({
  page,
  shop,
}) => {
  await signInAsAdmin(page, shop);
  const button = page.getByRole('group', { name: 'Monitor de seguridad' }).getByRole('button');
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const y of [0, 400, 100_000]) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      const [mark, main] = [await button.boundingBox(), await page.getByRole('main').boundingBox()];
      if (mark === null || main === null) throw new Error('The screen has no monitor or no content');
      const isBeside = mark.x + mark.width <= main.x || mark.y + mark.height <= main.y;
      expect(isBeside, `at ${width} pixels, scrolled to ${y}`).toBe(true);
    }
  }
});
