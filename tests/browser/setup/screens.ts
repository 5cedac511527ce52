export type Language = 'en' | 'es';
export const LANGUAGES: readonly Language[] = ['en', 'es'];

/**
 * English runs at desktop width, Spanish at phone width: both languages and both widths are seen, without running
 * each behaviour four times. Spanish has the longer words, so it is the one that must fit the phone.
 */
export function widthTag(language: Language): string[] {
  return language === 'es' ? ['@phone'] : [];
}

/** A path of the product, and its main heading. */
export type Screen = Readonly<{ title: string; path: string; heading: Readonly<Record<Language, string>> }>;

/** Every route of the specification that exists in both languages. */
export const SCREENS: readonly Screen[] = [
  {
    title: '/ shows Home',
    path: '/',
    heading: { en: 'Data the moment you land.', es: 'Datos desde que aterrizas.' },
  },
  {
    title: '/auth shows the authentication screen',
    path: '/auth',
    heading: { en: 'Sign in', es: 'Iniciar sesión' },
  },
  {
    title: '/plans shows local plans',
    path: '/plans',
    heading: { en: 'Local eSIM plans', es: 'Planes eSIM locales' },
  },
  {
    title: '/regional-plans shows regional plans',
    path: '/regional-plans',
    heading: { en: 'Regional eSIM plans', es: 'Planes eSIM regionales' },
  },
  {
    title: '/global-plans shows global plans',
    path: '/global-plans',
    heading: { en: 'Global eSIM plans', es: 'Planes eSIM globales' },
  },
  {
    title: 'ROUTE-24 /calculator shows the calculator as a page of its own',
    path: '/calculator',
    heading: { en: 'How much data do you need?', es: '¿Cuántos datos necesitas?' },
  },
  {
    title: 'the coverage map',
    path: '/coverage-map',
    heading: { en: 'Coverage map', es: 'Mapa de cobertura' },
  },
  {
    title: 'the compatibility checker',
    path: '/compatibility',
    heading: { en: 'Does your phone support eSIM?', es: '¿Tu teléfono admite eSIM?' },
  },
  { title: 'how it works', path: '/how-it-works', heading: { en: 'How it works', es: 'Cómo funciona' } },
  { title: 'contact', path: '/contact', heading: { en: 'Contact and support', es: 'Contacto y ayuda' } },
  {
    title: 'the privacy policy',
    path: '/privacy-policy',
    heading: { en: 'Privacy policy', es: 'Política de privacidad' },
  },
  {
    title: 'the terms of service',
    path: '/terms-of-service',
    heading: { en: 'Terms of service', es: 'Condiciones del servicio' },
  },
  {
    title: 'data protection',
    path: '/data-protection',
    heading: { en: 'Data protection', es: 'Protección de datos' },
  },
  {
    title: 'the refund policy',
    path: '/refund-policy',
    heading: { en: 'Refund policy', es: 'Política de reembolsos' },
  },
  {
    title: 'how to withdraw from a purchase',
    path: '/withdrawal',
    heading: { en: 'Withdraw from a purchase', es: 'Desistir de una compra' },
  },
  { title: 'the API test page', path: '/api-test', heading: { en: 'API test', es: 'Prueba de la API' } },
  {
    title: 'the order processing page without a session',
    path: '/checkout/success',
    heading: { en: 'Your order', es: 'Tu pedido' },
  },
  {
    title: '/checkout/canceled shows the checkout-canceled page',
    path: '/checkout/canceled',
    heading: { en: 'Nothing was charged', es: 'No se ha cobrado nada' },
  },
  {
    title: '/topup shows the top-up page',
    path: '/topup',
    heading: { en: 'Top up an eSIM', es: 'Recargar una eSIM' },
  },
  {
    title: '/topup/success shows the top-up success page',
    path: '/topup/success',
    heading: { en: 'Your top-up', es: 'Tu recarga' },
  },
  {
    title: '/topup/canceled shows the top-up canceled page',
    path: '/topup/canceled',
    heading: { en: 'No top-up was bought', es: 'No compraste ninguna recarga' },
  },
  {
    title: '/share/{shareId} shows the shared eSIM page',
    path: '/share/3f9d0c61b7a84e0f9a53',
    heading: { en: 'A shared eSIM', es: 'Una eSIM compartida' },
  },
  {
    title: '/esim/{slug} shows one page per destination',
    path: '/esim/japan',
    heading: { en: 'Japan eSIM', es: 'eSIM para Japón' },
  },
];
