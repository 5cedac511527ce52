export type Language = 'en' | 'es';
export const LANGUAGES: readonly Language[] = ['en', 'es'];

/** A path of the product, and the main heading a person sees there. */
export type Screen = Readonly<{ title: string; path: string; heading: Readonly<Record<Language, RegExp>> }>;

/** Every route of the specification that exists in both languages. Titles carry the rule each one proves. */
export const SCREENS: readonly Screen[] = [
  {
    title: 'ROUTE-01 / shows Home',
    path: '/',
    heading: { en: /Data the moment you land/, es: /Datos desde que aterrizas/ },
  },
  {
    title: 'ROUTE-03 /auth shows the authentication screen',
    path: '/auth',
    heading: { en: /Sign in/i, es: /Entra/i },
  },
  {
    title: 'ROUTE-04 /plans shows local plans',
    path: '/plans',
    heading: { en: /Local eSIM plans/, es: /Planes eSIM locales/ },
  },
  {
    title: 'ROUTE-06 /regional-plans shows regional plans',
    path: '/regional-plans',
    heading: { en: /Regional eSIM plans/, es: /Planes eSIM regionales/ },
  },
  {
    title: 'ROUTE-07 /global-plans shows global plans',
    path: '/global-plans',
    heading: { en: /Global eSIM plans/, es: /Planes eSIM globales/ },
  },
  {
    title: 'the coverage map',
    path: '/coverage-map',
    heading: { en: /Coverage map/i, es: /Mapa de cobertura/i },
  },
  {
    title: 'the compatibility checker',
    path: '/compatibility',
    heading: { en: /compatib|phone/i, es: /compatib|teléfono|móvil/i },
  },
  { title: 'how it works', path: '/how-it-works', heading: { en: /How it works/i, es: /Cómo funciona/i } },
  { title: 'contact', path: '/contact', heading: { en: /Contact|help/i, es: /Contact|ayuda/i } },
  {
    title: 'the privacy policy',
    path: '/privacy-policy',
    heading: { en: /Privacy policy/i, es: /Política de privacidad/i },
  },
  {
    title: 'the terms of service',
    path: '/terms-of-service',
    heading: { en: /Terms of service/i, es: /Condiciones del servicio/i },
  },
  {
    title: 'data protection',
    path: '/data-protection',
    heading: { en: /Data protection/i, es: /Protección de datos/i },
  },
  {
    title: 'the refund policy',
    path: '/refund-policy',
    heading: { en: /Refund policy/i, es: /Política de reembolsos/i },
  },
  { title: 'the API test page', path: '/api-test', heading: { en: /API/, es: /API/ } },
  {
    title: 'ROUTE-08 /dashboard shows the dashboard',
    path: '/dashboard',
    heading: { en: /eSIMs/i, es: /eSIM/i },
  },
  {
    title: 'ROUTE-09 /checkout/success shows the order processing page',
    path: '/checkout/success?session_id=cs_test_1',
    heading: { en: /order/i, es: /pedido/i },
  },
  {
    title: 'ROUTE-10 /checkout/canceled shows the checkout-canceled page',
    path: '/checkout/canceled',
    heading: { en: /cancel/i, es: /cancel/i },
  },
  {
    title: 'ROUTE-11 /topup shows the top-up page',
    path: '/topup',
    heading: { en: /Top up/i, es: /Recarga/i },
  },
  {
    title: 'ROUTE-12 /topup/success shows the top-up success page',
    path: '/topup/success',
    heading: { en: /top-up/i, es: /recarga/i },
  },
  {
    title: 'ROUTE-13 /topup/canceled shows the top-up canceled page',
    path: '/topup/canceled',
    heading: { en: /top-up.*cancel/i, es: /recarga.*cancel/i },
  },
  {
    title: 'ROUTE-14 /share/{shareId} shows the shared eSIM page',
    path: '/share/3f9d0c61b7a84e0f9a53',
    heading: { en: /shared/i, es: /compart/i },
  },
  {
    title: 'ROUTE-17 /esim/{slug} shows one page per destination',
    path: '/esim/japan',
    heading: { en: /eSIM for Japan/, es: /eSIM para Japón/ },
  },
];

export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/es' : `/es${path}`;
}
