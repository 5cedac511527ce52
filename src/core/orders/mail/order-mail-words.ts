import { BRAND } from '#core/brand.ts';
import type { Language } from '#core/language.ts';

type OneOrMany = Readonly<{ one: string; many: string }>;

/** All texts of the three order mails, except numbers and codes. */
export type OrderMailWords = Readonly<{
  orderLine: string;
  welcome: Readonly<{ subject: string; intro: OneOrMany; button: string; note: string }>;
  order: Readonly<{
    subject: OneOrMany;
    intro: OneOrMany;
    /** Instead of `intro` when installing starts the days of an eSIM. */
    introOnInstall: OneOrMany;
    partly: string;
  }>;
  refund: Readonly<{
    subject: string;
    intro: string;
    /** The whole payment is refunded: the order was closed, or the amount was wrong. */
    returned: string;
    amount: string;
    when: string;
    sorry: string;
  }>;
  install: Readonly<{ heading: string; steps: readonly string[] }>;
  arrival: Readonly<{ heading: string; steps: readonly string[]; apn: string }>;
  receipt: Readonly<{ heading: string; discount: string; total: string }>;
  legal: Readonly<{ consent: string; terms: string; privacy: string; withdrawal: string }>;
  esim: Readonly<{
    attached: string;
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
  signIn: OneOrMany;
  signInNote: string;
  help: string;
}>;

export const ORDER_MAIL_WORDS: Readonly<Record<Language, OrderMailWords>> = {
  en: {
    orderLine: 'Order',
    welcome: {
      subject: `Your ${BRAND} order is being prepared`,
      intro: {
        one: 'Thank you for your order. Your eSIM follows in a separate email, usually within a minute. We also opened an account for this address, so that you can find your eSIM again at any time.',
        many: 'Thank you for your order. Your eSIMs follow in a separate email, usually within a minute. We also opened an account for this address, so that you can find your eSIMs again at any time.',
      },
      button: 'Sign in to your account',
      note: 'The link works once, for 30 minutes. After that, the page offers to send you a new one.',
    },
    order: {
      subject: { one: 'Your eSIM is ready', many: 'Your eSIMs are ready' },
      intro: {
        one: 'Install it while you have internet, for example at home on Wi-Fi.',
        many: 'Install them while you have internet, for example at home on Wi-Fi. Each has its own QR code and works on one phone.',
      },
      introOnInstall: {
        one: 'Important: its days start as soon as you install it. Wait until just before you leave, and install it while you still have internet.',
        many: 'Important: the days of at least one of these eSIMs start as soon as you install it. Read the line under its name first. Each has its own QR code and works on one phone.',
      },
      partly:
        'One or more plans of this order could not be delivered. Their price goes back to your card, and a separate email says how much.',
    },
    refund: {
      subject: 'Your refund',
      intro: 'We could not deliver the following, so we have given your money back:',
      returned:
        'Your payment came for an order that was already closed, or with another amount. We have given all of it back, and the following was not ordered:',
      amount: 'Refunded',
      when: 'Your bank usually shows it within 5 to 10 days.',
      sorry: 'We are sorry. You do not need to do anything.',
    },
    install: {
      heading: 'How to install',
      steps: [
        'On the phone that gets the eSIM, open Settings, mobile data, add eSIM.',
        'Scan the QR code below from another screen, or enter the details under it manually.',
        'If you read this on that phone, use its install button instead.',
      ],
    },
    arrival: {
      heading: 'When you arrive',
      steps: [
        'In Settings, choose this eSIM for mobile data.',
        'Turn on data roaming for this eSIM. It costs nothing extra.',
      ],
      apn: 'If there is no internet after a minute, enter the APN from the details above in the settings of this eSIM.',
    },
    receipt: { heading: 'Your order', discount: 'Discount', total: 'Total' },
    legal: {
      consent:
        'You asked us to deliver at once and acknowledged that your right of withdrawal ends once the eSIM has been used.',
      terms: 'Terms of service:',
      privacy: 'Privacy policy:',
      withdrawal: 'Right of withdrawal:',
    },
    esim: {
      attached: 'QR code, attached as a picture',
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
    notDelivered: 'Not delivered; being refunded',
    signIn: { one: 'See your eSIM in your account', many: 'See your eSIMs in your account' },
    signInNote: 'The link works once, for 30 minutes. After that, the page offers to send you a new one.',
    help: 'Something does not work? Reply to this email with your order number, or write to us here:',
  },
  es: {
    orderLine: 'Pedido',
    welcome: {
      subject: `Estamos preparando tu pedido de ${BRAND}`,
      intro: {
        one: 'Gracias por tu pedido. Tu eSIM llega en otro correo, normalmente en un minuto. También abrimos una cuenta con esta dirección, para que encuentres tu eSIM cuando quieras.',
        many: 'Gracias por tu pedido. Tus eSIM llegan en otro correo, normalmente en un minuto. También abrimos una cuenta con esta dirección, para que encuentres tus eSIM cuando quieras.',
      },
      button: 'Iniciar sesión en tu cuenta',
      note: 'El enlace sirve una sola vez, durante 30 minutos. Después, la página te ofrece enviarte uno nuevo.',
    },
    order: {
      subject: { one: 'Tu eSIM está lista', many: 'Tus eSIM están listas' },
      intro: {
        one: 'Instálala mientras tengas internet, por ejemplo en casa con wifi.',
        many: 'Instálalas mientras tengas internet, por ejemplo en casa con wifi. Cada una tiene su propio código QR y sirve en un solo teléfono.',
      },
      introOnInstall: {
        one: 'Importante: sus días empiezan en cuanto la instalas. Espera hasta justo antes de salir e instálala mientras aún tengas internet.',
        many: 'Importante: los días de al menos una de estas eSIM empiezan en cuanto la instalas. Lee antes la línea que hay bajo su nombre. Cada una tiene su propio código QR y sirve en un solo teléfono.',
      },
      partly:
        'No pudimos entregar uno o más planes de este pedido. Su precio vuelve a tu tarjeta y otro correo dice cuánto.',
    },
    refund: {
      subject: 'Tu reembolso',
      intro: 'No pudimos entregar lo siguiente, así que te devolvimos el dinero:',
      returned:
        'Tu pago llegó para un pedido que ya estaba cerrado o con otro importe. Te lo devolvimos entero, y lo siguiente no quedó pedido:',
      amount: 'Reembolsado',
      when: 'Tu banco suele mostrarlo en un plazo de 5 a 10 días.',
      sorry: 'Lo sentimos. No tienes que hacer nada.',
    },
    install: {
      heading: 'Cómo se instala',
      steps: [
        'En el teléfono que recibe la eSIM, abre Ajustes, datos móviles, añadir eSIM.',
        'Escanea el código QR de abajo desde otra pantalla, o introduce a mano los datos que lo acompañan.',
        'Si lees esto en ese mismo teléfono, usa su botón de instalación.',
      ],
    },
    arrival: {
      heading: 'Al llegar',
      steps: [
        'En Ajustes, elige esta eSIM para los datos móviles.',
        'Activa la itinerancia de datos de esta eSIM. No tiene coste adicional.',
      ],
      apn: 'Si después de un minuto no hay internet, escribe el APN de los datos de arriba en los ajustes de esta eSIM.',
    },
    receipt: { heading: 'Tu pedido', discount: 'Descuento', total: 'Total' },
    legal: {
      consent:
        'Pediste la entrega inmediata y reconociste que tu derecho de desistimiento termina cuando la eSIM se haya usado.',
      terms: 'Condiciones del servicio:',
      privacy: 'Política de privacidad:',
      withdrawal: 'Derecho de desistimiento:',
    },
    esim: {
      attached: 'Código QR, adjunto como imagen',
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
    notDelivered: 'No entregado; en proceso de reembolso',
    signIn: { one: 'Ver tu eSIM en tu cuenta', many: 'Ver tus eSIM en tu cuenta' },
    signInNote:
      'El enlace sirve una sola vez, durante 30 minutos. Después, la página te ofrece enviarte uno nuevo.',
    help: '¿Algo no funciona? Responde a este correo con tu número de pedido, o escríbenos aquí:',
  },
};
