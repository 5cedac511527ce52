export type Language = 'en' | 'es';
export const LANGUAGES: readonly Language[] = ['en', 'es'];

/**
 * For a test whose layout depends on the width: English runs at desktop width, Spanish at phone width, so both
 * languages and both widths are seen in two runs instead of four. Spanish has the longer words, so it is the one
 * that must fit the phone. Other tests run once: see CONTRIBUTING.md.
 */
export function widthTag(language: Language): string[] {
  return language === 'es' ? ['@phone'] : [];
}

/** A path of the product, and its main heading. */
export type Screen = Readonly<{ path: string; heading: Readonly<Record<Language, string>> }>;

/** Every route of the specification that exists in both languages. */
export const SCREENS: readonly Screen[] = [
  { path: '/', heading: { en: 'Data the moment you land.', es: 'Datos desde que aterrizas.' } },
  { path: '/auth', heading: { en: 'Sign in', es: 'Iniciar sesión' } },
  { path: '/plans', heading: { en: 'Local eSIM plans', es: 'Planes eSIM locales' } },
  { path: '/regional-plans', heading: { en: 'Regional eSIM plans', es: 'Planes eSIM regionales' } },
  { path: '/global-plans', heading: { en: 'Global eSIM plans', es: 'Planes eSIM globales' } },
  { path: '/calculator', heading: { en: 'How much data do you need?', es: '¿Cuántos datos necesitas?' } },
  { path: '/coverage-map', heading: { en: 'Coverage map', es: 'Mapa de cobertura' } },
  {
    path: '/compatibility',
    heading: { en: 'Does your phone support eSIM?', es: '¿Tu teléfono admite eSIM?' },
  },
  { path: '/how-it-works', heading: { en: 'How it works', es: 'Cómo funciona' } },
  { path: '/contact', heading: { en: 'Contact and support', es: 'Contacto y ayuda' } },
  { path: '/privacy-policy', heading: { en: 'Privacy policy', es: 'Política de privacidad' } },
  { path: '/terms-of-service', heading: { en: 'Terms of service', es: 'Condiciones del servicio' } },
  { path: '/data-protection', heading: { en: 'Data protection', es: 'Protección de datos' } },
  { path: '/refund-policy', heading: { en: 'Refund policy', es: 'Política de reembolsos' } },
  { path: '/withdrawal', heading: { en: 'Withdraw from contract here', es: 'Desistir del contrato aquí' } },
  { path: '/api-test', heading: { en: 'API test', es: 'Prueba de la API' } },
  { path: '/checkout/success', heading: { en: 'Your order', es: 'Tu pedido' } },
  { path: '/checkout/canceled', heading: { en: 'Nothing was charged', es: 'No se ha cobrado nada' } },
  { path: '/topup', heading: { en: 'Top up an eSIM', es: 'Recargar una eSIM' } },
  { path: '/topup/success', heading: { en: 'Your top-up', es: 'Tu recarga' } },
  { path: '/topup/canceled', heading: { en: 'No top-up was bought', es: 'No compraste ninguna recarga' } },
  { path: '/share/3f9d0c61b7a84e0f9a53', heading: { en: 'eSIM link', es: 'Enlace a una eSIM compartida' } },
  {
    path: '/email-reminders/3f9d0c61b7a84e0f9a53',
    heading: { en: 'Email reminders', es: 'Recordatorios por correo' },
  },
  { path: '/guides', heading: { en: 'Destination guides', es: 'Guías por destino' } },
  { path: '/guides/japan', heading: { en: 'Japan eSIM guide', es: 'Guía de eSIM para Japón' } },
  { path: '/guides/world', heading: { en: 'Global eSIM guide', es: 'Guía de la eSIM global' } },
  { path: '/compare', heading: { en: 'Local, regional or global?', es: '¿Local, regional o global?' } },
  {
    path: '/review/3f9d0c61b7a84e0f9a53',
    heading: { en: 'Your review', es: 'Tu reseña' },
  },
  { path: '/esim/japan', heading: { en: 'Japan eSIM', es: 'eSIM para Japón' } },
];
