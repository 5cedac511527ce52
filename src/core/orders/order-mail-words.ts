import { BRAND } from '#core/brand.ts';
import type { Language } from '#core/language.ts';

/** Everything the three mails of an order say, apart from numbers and codes. */
export type OrderMailWords = Readonly<{
  orderLine: string;
  welcome: Readonly<{ subject: string; intro: string; button: string; note: string }>;
  order: Readonly<{ subject: string; intro: string; partly: string }>;
  refund: Readonly<{ subject: string; intro: string; amount: string; when: string; sorry: string }>;
  esim: Readonly<{
    scan: string;
    attached: string;
    byHand: string;
    smdp: string;
    code: string;
    both: string;
    iccid: string;
    apn: string;
    apnAutomatic: string;
    apple: string;
    android: string;
    once: string;
  }>;
  notDelivered: string;
  signIn: string;
  signInNote: string;
  help: string;
  total: string;
}>;

export const ORDER_MAIL_WORDS: Readonly<Record<Language, OrderMailWords>> = {
  en: {
    orderLine: 'Order',
    welcome: {
      subject: `Your ${BRAND} order is being prepared`,
      intro:
        'Thank you for your order. Your eSIM follows in a separate email, usually within a minute. We also opened an account for this address, so that you can find your eSIM again at any time.',
      button: 'Sign in to your account',
      note: 'The link works once, for 30 minutes. After that, the page offers to send you a new one.',
    },
    order: {
      subject: `Your eSIM is ready`,
      intro: 'Install it while you have internet, for example at home on Wi-Fi.',
      partly:
        'One or more plans of this order could not be delivered. Their price goes back to your card, and a separate email says how much.',
    },
    refund: {
      subject: 'Your refund',
      intro: 'We could not deliver the following, so we have given your money back:',
      amount: 'Refunded',
      when: 'Your bank usually shows it within 5 to 10 days.',
      sorry: 'We are sorry. You do not need to do anything.',
    },
    esim: {
      scan: 'Scan this code with the phone that gets the eSIM: Settings, mobile data, add eSIM.',
      attached: 'QR code, attached as a picture',
      byHand: 'Or enter the details manually:',
      smdp: 'SM-DP+ address',
      code: 'Activation code',
      both: 'Full activation code (LPA)',
      iccid: 'ICCID',
      apn: 'APN',
      apnAutomatic: 'set automatically',
      apple: 'Install on this iPhone (iOS 17.4 or later)',
      android: 'Install on this Android phone (Android 10 or later)',
      once: 'A code installs once. Do not share it, and do not delete the eSIM from your phone: it usually cannot be added again. If you deleted it, write to us first.',
    },
    notDelivered: 'Not delivered; refunded',
    signIn: 'See your eSIM in your account',
    signInNote: 'The link works once, for 30 minutes. After that, the page offers to send you a new one.',
    help: 'Something does not work? Reply to this email with your order number, or write to us here:',
    total: 'Total',
  },
  es: {
    orderLine: 'Pedido',
    welcome: {
      subject: `Estamos preparando tu pedido de ${BRAND}`,
      intro:
        'Gracias por tu pedido. Tu eSIM llega en otro correo, normalmente en un minuto. También abrimos una cuenta con esta dirección, para que encuentres tu eSIM cuando quieras.',
      button: 'Iniciar sesión en tu cuenta',
      note: 'El enlace sirve una sola vez, durante 30 minutos. Después, la página te ofrece enviarte uno nuevo.',
    },
    order: {
      subject: 'Tu eSIM está lista',
      intro: 'Instálala mientras tengas internet, por ejemplo en casa con wifi.',
      partly:
        'No pudimos entregar uno o más planes de este pedido. Su precio vuelve a tu tarjeta y otro correo dice cuánto.',
    },
    refund: {
      subject: 'Tu reembolso',
      intro: 'No pudimos entregar lo siguiente, así que te devolvimos el dinero:',
      amount: 'Reembolsado',
      when: 'Tu banco suele mostrarlo en un plazo de 5 a 10 días.',
      sorry: 'Lo sentimos. No tienes que hacer nada.',
    },
    esim: {
      scan: 'Escanea este código con el teléfono que recibe la eSIM: Ajustes, datos móviles, añadir eSIM.',
      attached: 'Código QR, adjunto como imagen',
      byHand: 'O instálala manualmente con estos datos:',
      smdp: 'Dirección SM-DP+',
      code: 'Código de activación',
      both: 'Código completo (LPA)',
      iccid: 'ICCID',
      apn: 'APN',
      apnAutomatic: 'automático',
      apple: 'Instalar en este iPhone (iOS 17.4 o posterior)',
      android: 'Instalar en este teléfono Android (Android 10 o posterior)',
      once: 'Cada código se instala una sola vez. No lo compartas ni borres la eSIM del teléfono: normalmente no se puede volver a añadir. Si la borraste, escríbenos primero.',
    },
    notDelivered: 'No entregado; reembolsado',
    signIn: 'Ver tu eSIM en tu cuenta',
    signInNote:
      'El enlace sirve una sola vez, durante 30 minutos. Después, la página te ofrece enviarte uno nuevo.',
    help: '¿Algo no funciona? Responde a este correo con tu número de pedido, o escríbenos aquí:',
    total: 'Total',
  },
};
