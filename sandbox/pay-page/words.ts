import { languageOfTag, type Language } from '../pages/languages.ts';

const en = {
  title: 'Payment',
  youPay: 'You pay',
  discount: 'Discount',
  total: 'Total',
  payWithCard: 'Pay with a card',
  email: 'Email',
  cardNumber: 'Card number',
  expiry: 'Expiry',
  expiryHint: 'MM / YY',
  cvc: 'CVC',
  pay: (amount: string) => `Pay ${amount}`,
  completeFree: 'Complete order',
  freeText: 'There is nothing to pay.',
  back: 'Back to shop',
  badNumber: 'Your card number is not valid.',
  realCard: 'Only the test cards below work here.',
  badExpiry: 'Write the expiry as MM / YY.',
  pastExpiry: 'Your card has expired.',
  badCvc: 'The CVC has 3 or 4 digits.',
  badEmail: 'Write a full email address.',
  checkFields: 'Please check the fields marked below. Nothing was charged.',
  declines: {
    generic_decline: 'Your card was declined. Nothing was charged. Please try another card.',
    insufficient_funds: 'Your card has insufficient funds. Nothing was charged. Please try another card.',
    authentication_failure:
      'Your bank could not confirm that it is you. Nothing was charged. Please try again or use another card.',
  },
  testCards: 'Test cards',
  anyDetails: 'Any future expiry and any CVC will do.',
  cardPays: 'pays',
  cardDeclined: 'is declined',
  cardNoFunds: 'has no funds',
  cardThreeDSecure: 'asks for 3-D Secure',
  bankTitle: '3-D Secure',
  bankText: (amount: string) => `The pretend bank asks: are you really paying ${amount}?`,
  authenticate: 'Authenticate',
  fail: 'Fail',
  completeTitle: 'This payment is complete',
  completeText: 'It has been paid. Paying again is neither needed nor possible.',
  expiredTitle: 'This payment session has expired',
  expiredText: 'Nothing was charged. Go back to the shop to start again.',
  unknownTitle: 'We do not know this payment session',
  unknownText: 'The address may be incomplete. Nothing was charged.',
};

export type Words = typeof en;

const es: Words = {
  title: 'Pago',
  youPay: 'Pagas',
  discount: 'Descuento',
  total: 'Total',
  payWithCard: 'Paga con tarjeta',
  email: 'Correo electrónico',
  cardNumber: 'Número de tarjeta',
  expiry: 'Vencimiento',
  expiryHint: 'MM / AA',
  cvc: 'CVC',
  pay: (amount) => `Pagar ${amount}`,
  completeFree: 'Completar pedido',
  freeText: 'No hay nada que pagar.',
  back: 'Volver a la tienda',
  badNumber: 'El número de tarjeta no es válido.',
  realCard: 'Aquí solo funcionan las tarjetas de prueba de abajo.',
  badExpiry: 'Escribe el vencimiento como MM / AA.',
  pastExpiry: 'Tu tarjeta está vencida.',
  badCvc: 'El CVC tiene 3 o 4 dígitos.',
  badEmail: 'Escribe una dirección de correo completa.',
  checkFields: 'Revisa los campos marcados. No se ha cobrado nada.',
  declines: {
    generic_decline: 'Tu tarjeta fue rechazada. No se ha cobrado nada. Prueba con otra tarjeta.',
    insufficient_funds:
      'Tu tarjeta no tiene fondos suficientes. No se ha cobrado nada. Prueba con otra tarjeta.',
    authentication_failure:
      'Tu banco no pudo confirmar que eres tú. No se ha cobrado nada. Inténtalo de nuevo o usa otra tarjeta.',
  },
  testCards: 'Tarjetas de prueba',
  anyDetails: 'Sirve cualquier vencimiento futuro y cualquier CVC.',
  cardPays: 'paga',
  cardDeclined: 'es rechazada',
  cardNoFunds: 'no tiene fondos',
  cardThreeDSecure: 'pide 3-D Secure',
  bankTitle: '3-D Secure',
  bankText: (amount) => `El banco de mentira pregunta: ¿de verdad vas a pagar ${amount}?`,
  authenticate: 'Autenticar',
  fail: 'Fallar',
  completeTitle: 'Este pago está completo',
  completeText: 'Ya está pagado. No hace falta ni es posible pagar otra vez.',
  expiredTitle: 'Esta sesión de pago ha vencido',
  expiredText: 'No se ha cobrado nada. Vuelve a la tienda para empezar de nuevo.',
  unknownTitle: 'No conocemos esta sesión de pago',
  unknownText: 'Puede que la dirección esté incompleta. No se ha cobrado nada.',
};

const pt: Words = {
  title: 'Pagamento',
  youPay: 'Você paga',
  discount: 'Desconto',
  total: 'Total',
  payWithCard: 'Pague com cartão',
  email: 'E-mail',
  cardNumber: 'Número do cartão',
  expiry: 'Validade',
  expiryHint: 'MM / AA',
  cvc: 'CVC',
  pay: (amount) => `Pagar ${amount}`,
  completeFree: 'Concluir pedido',
  freeText: 'Não há nada a pagar.',
  back: 'Voltar à loja',
  badNumber: 'O número do cartão não é válido.',
  realCard: 'Aqui só funcionam os cartões de teste abaixo.',
  badExpiry: 'Escreva a validade como MM / AA.',
  pastExpiry: 'Seu cartão está vencido.',
  badCvc: 'O CVC tem 3 ou 4 dígitos.',
  badEmail: 'Escreva um endereço de e-mail completo.',
  checkFields: 'Confira os campos marcados. Nada foi cobrado.',
  declines: {
    generic_decline: 'Seu cartão foi recusado. Nada foi cobrado. Tente com outro cartão.',
    insufficient_funds: 'Seu cartão não tem saldo suficiente. Nada foi cobrado. Tente com outro cartão.',
    authentication_failure:
      'Seu banco não conseguiu confirmar que é você. Nada foi cobrado. Tente de novo ou use outro cartão.',
  },
  testCards: 'Cartões de teste',
  anyDetails: 'Serve qualquer validade futura e qualquer CVC.',
  cardPays: 'paga',
  cardDeclined: 'é recusado',
  cardNoFunds: 'não tem saldo',
  cardThreeDSecure: 'pede 3-D Secure',
  bankTitle: '3-D Secure',
  bankText: (amount) => `O banco de mentira pergunta: você vai mesmo pagar ${amount}?`,
  authenticate: 'Autenticar',
  fail: 'Falhar',
  completeTitle: 'Este pagamento está concluído',
  completeText: 'Já está pago. Não é preciso nem possível pagar de novo.',
  expiredTitle: 'Esta sessão de pagamento expirou',
  expiredText: 'Nada foi cobrado. Volte à loja para começar de novo.',
  unknownTitle: 'Não conhecemos esta sessão de pagamento',
  unknownText: 'O endereço pode estar incompleto. Nada foi cobrado.',
};

export const WORDS: Readonly<Record<Language, Words>> = { en, es, pt };

/** The session's own language; without one, the browser's. */
export function languageOf(locale: string | null, acceptLanguage: string): Language {
  const wanted = locale === null || locale === 'auto' ? acceptLanguage : locale;
  return languageOfTag(wanted) ?? 'en';
}

/** "$12.34" or "12,34 US$": the format of the shop's own pages. */
export function money({ currency }: { currency: string }, cents: number, language: Language): string {
  const style = {
    style: 'currency',
    currencyDisplay: language === 'en' ? 'narrowSymbol' : 'symbol',
    currency,
  } as const;
  return new Intl.NumberFormat(language, style).format(cents / 100);
}
