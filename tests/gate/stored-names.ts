/** A paragraph of "What stays on your device", and words of it, in each language. */
type Words = Readonly<{ en: string; es: string; pt: string }>;

const words = (en: string, es: string, pt: string): Words => ({ en, es, pt });

/** Only the screens of staff store it. The page is for customers. */
type OfStaff = 'of staff';

const CART = words(
  'your cart with a random number',
  'tu carrito con un número',
  'seu carrinho com um número',
);
const PAYING = words('also while you are paying', 'también mientras pagas', 'também enquanto você paga');
const LANGUAGE = words('your language', 'tu idioma', 'seu idioma');
const OFFLINE = words('needs without a connection', 'necesita sin conexión', 'precisa sem conexão');
const SAVED = words(
  'with their installation codes',
  'con sus códigos de instalación',
  'com os códigos de instalação',
);
const OWNER = words('the number of your account', 'el número de tu cuenta', 'o número da sua conta');
const PASSPORT = words('your passport', 'tu pasaporte', 'seu passaporte');
const CHAT = words('a chat message', 'un mensaje del chat', 'uma mensagem do chat');
const FORM = words('in the contact form', 'en el formulario de contacto', 'no formulário de contato');
const SIGNED_IN = words('keep you signed in', 'mantienen tu sesión', 'mantêm você na conta');

/** By the file that stores it and the name as written there. */
export const STORED_NAMES: Readonly<Record<string, Words | OfStaff>> = {
  'src/web/admin/kept-switch.ts: name': 'of staff',
  'src/web/admin/chats/staff-thread.ts: key': 'of staff',
  'src/web/features/cart/cart-store.ts: CART': CART,
  'src/web/features/cart/cart-store.ts: ID': CART,
  'src/web/features/cart/cart-store.ts: AWAITING_PAYMENT': PAYING,
  'src/web/language/detection/language-choice.ts: CHOICE_KEY': LANGUAGE,
  "public/offline.js: 'language'": LANGUAGE,
  "public/offline.js: 'user-language-choice'": LANGUAGE,
  'src/web/currency/currency-choice.ts: CHOICE_KEY': words('the currency', 'la moneda', 'a moeda'),
  'src/web/features/promo/promo-dismissal.ts: KEY': words(
    'dismissed the offer',
    'descartaste la oferta',
    'dispensou a oferta',
  ),
  'src/web/features/app-offer/app-answer.ts: KEY': words('or the app,', 'o la aplicación,', 'ou o app,'),
  'public/sw.js: FILES': OFFLINE,
  'public/sw.js: OFFLINE': OFFLINE,
  'src/web/visitor/device-answer.ts: DEVICE_ANSWER_KEY': words(
    'what the device checker said',
    'lo que dijo la comprobación del dispositivo',
    'o que disse a verificação do aparelho',
  ),
  'src/web/session/session-store.ts: SESSION_KEY': words(
    'the account as it is shown',
    'la cuenta tal como se muestra',
    'a conta como ela é mostrada',
  ),
  'src/web/features/passport/kept-passport.ts: KEPT_PASSPORT_KEY': PASSPORT,
  'src/web/session/saved-esims.ts: KEPT_PASSPORT_KEY': PASSPORT,
  'src/web/session/saved-esims.ts: SAVED_FOR_KEY': OWNER,
  'src/web/features/saved-esims/saved-copies.ts: SAVED_CACHE': SAVED,
  'public/saved.js: SAVED_CACHE': SAVED,
  'src/web/features/saved-esims/saved-copies.ts: SAVED_FOR_KEY': OWNER,
  "src/web/checkout/kept-checkout.ts: 'checkout-left'": words(
    'what you typed in the checkout (your email, the discount code, and the recipient, your name, message and day of a gift)',
    'lo que escribiste al pagar (tu correo, el código de descuento y el destinatario, tu nombre, el mensaje y el día',
    'o que você digitou no pagamento (seu e-mail, o cupom e o destinatário, o seu nome, a mensagem e o dia',
  ),
  "src/web/checkout/kept-checkout.ts: 'checkout-alone'": words(
    'which plan you chose to pay for separately',
    'qué plan elegiste pagar por separado',
    'qual plano você escolheu pagar separadamente',
  ),
  "src/web/features/topup/topup-choice.ts: 'topup-choice'": words(
    'typed ICCID',
    'ICCID escrito',
    'ICCID digitado',
  ),
  'src/web/features/calculator/kept-trip.ts: `calculator-${language}`': words(
    'your answers in the calculator',
    'tus respuestas en la calculadora',
    'suas respostas na calculadora',
  ),
  'src/web/visitor/utm.ts: KEY': words('campaign marks', 'marcas de campaña', 'marcas de campanha'),
  'src/web/features/visits/visit-reporter.ts: VISITOR_SESSION_KEY': words(
    'joins the pages of your visit',
    'une las páginas de tu visita',
    'liga as páginas da visita',
  ),
  'src/web/checkout/submit-keys.ts: NAME': words(
    'a checksum of your last checkout',
    'una suma de comprobación de tu último pago',
    'uma soma de verificação do seu último pagamento',
  ),
  'src/web/support/request-id.ts: KEY': words(
    'of your last message to us',
    'de tu último mensaje a nosotros',
    'da sua última mensagem para nós',
  ),
  'src/web/support/ticket-draft.ts: DRAFT_KEY': FORM,
  'src/web/features/chat/nobody-online.tsx: TICKET_DRAFT_KEY': FORM,
  'src/web/features/tickets/kept-reply.ts: key': words('in a reply', 'en una respuesta', 'em uma resposta'),
  'src/web/features/chat/customer-chat.ts: CHAT_OUTBOX_KEY': CHAT,
  'src/adapters/accounts/auth-settings.ts: cookiePrefix': SIGNED_IN,
  'src/server/http/middleware/session-hint.ts: name': SIGNED_IN,
  "src/adapters/accounts/sign-in-limits.ts: 'known_browser'": words(
    'signed in before for 180 days',
    'durante 180 días un navegador que ya inició sesión',
    'por 180 dias um navegador que já entrou',
  ),
  "src/adapters/accounts/sign-up-cookie.ts: 'sign_up'": words(
    'for 7 days the browser in which you chose the password',
    'durante 7 días el navegador en el que elegiste la contraseña',
    'por 7 dias o navegador em que você escolheu a senha',
  ),
  'src/web/language/detection/language-choice.ts: LANGUAGE_KEY': words(
    'remember the language you chose',
    'recuerdan el idioma que elegiste',
    'lembram o idioma que você escolheu',
  ),
  'src/core/newsletter/typed-address.ts: NAME': words(
    'the newsletter form could not accept',
    'el formulario del boletín no pudo aceptar',
    'o formulário da newsletter não pôde aceitar',
  ),
  'src/server/http/checkout-session/order-grants.ts: cookie': words(
    'see its order for 7 days',
    'vea su pedido durante 7 días',
    'ver o pedido por 7 dias',
  ),
};
