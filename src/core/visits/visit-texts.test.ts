import { expect, test } from 'vitest';
import { safeCampaign, safeReferrer, safeTitle, storedReferrer } from './visit-texts.ts';

test('VISIT-08 the title of a public page is kept', () => {
  expect(safeTitle(' eSIM for Japan | Landfall ', { pattern: '/esim/:slug' })).toBe(
    'eSIM for Japan | Landfall',
  );
  expect(safeTitle('x'.repeat(20).concat(' y'.repeat(100)), { pattern: '/' })).toHaveLength(120);
});

test.each([
  '/dashboard/esims/:esimId',
  '/dashboard/orders/:orderId',
  '/share/:shareId',
  '/auth',
  '/admin',
  '*',
])('VISIT-08 no title of %s is kept: it may name a person, an order or an eSIM', (pattern) => {
  expect(safeTitle("Mum's phone", { pattern })).toBeNull();
});

test('VISIT-08 a title with the visitor’s own words, an address or a number is not kept', () => {
  expect(safeTitle('“Ann Smith” | Landfall', { pattern: '/plans', isSearch: true })).toBeNull();
  for (const title of ['ann@example.com', 'Order 20261117', 'a'.repeat(32), '', '  ', null])
    expect(safeTitle(title, { pattern: '/plans' })).toBeNull();
});

const SHOP = { origin: 'https://shop.example', patternOf: (path: string) => `pattern of ${path}` };

test('VISIT-08 a referrer is a host, or the pattern of our own page', () => {
  expect(safeReferrer('https://www.google.com/search?q=ann+smith#top', SHOP)).toBe('www.google.com');
  expect(safeReferrer('https://ann:secret@mail.example:8443/inbox', SHOP)).toBe('mail.example');
  expect(safeReferrer('https://shop.example/share/3f9d?x=1', SHOP)).toBe('pattern of /share/3f9d');
});

test.each([
  null,
  '',
  'nonsense',
  'about:blank',
  'android-app://com.example/',
  'file:///home/ann',
  'http://localhost/x',
])('VISIT-08 the referrer “%s” says nothing', (referrer) => {
  expect(safeReferrer(referrer, SHOP)).toBeNull();
});

test('VISIT-08 what a browser sends as its referrer is shortened again', () => {
  const patterns = ['/plans', '/share/:shareId'];
  expect(storedReferrer('/share/:shareId', patterns)).toBe('/share/:shareId');
  expect(storedReferrer('www.google.com', patterns)).toBe('www.google.com');
  expect(storedReferrer('https://mail.example/inbox/ann', patterns)).toBe('mail.example');
  expect(storedReferrer('ann@example.com/x y', patterns)).toBe('example.com');
  for (const odd of ['/share/3f9d0c61', `${'a'.repeat(40)}.example`, 'x', '', null])
    expect(storedReferrer(odd, patterns)).toBeNull();
});

test('VISIT-07 VISIT-08 a campaign has a plain name; anything that could be an address or a token is dropped', () => {
  expect(safeCampaign(' Spring_Sale-2026 ')).toBe('spring_sale-2026');
  expect(safeCampaign('verano en méxico')).toBe('verano en méxico');
  for (const odd of ['ann@example.com', '8988303000000614227', 'a'.repeat(61), '<b>', '=1+1', '', null])
    expect(safeCampaign(odd)).toBeNull();
});
