import { destinationName } from '#core/catalogue/destination.ts';
import type { Language } from '#core/language.ts';
import { englishPlace } from '#core/plans/english-place.ts';
import { daysStart } from '#core/plans/days-start.ts';
import { DEFAULT_VALIDITY_DAYS } from '#core/plans/plan.ts';
import type { Offer } from './offer.ts';

type Described = Offer['described'];

/** What a unit is called on the payment page, on the processing page and in mails: "Japan eSIM, 5 GB, 7 days". */
export function unitTitle(plan: Described, language: Language): string {
  const place = destinationName(plan, language);
  const days = plan.validity_days ?? DEFAULT_VALIDITY_DAYS;
  if (language === 'es') {
    const data = plan.is_unlimited ? 'datos ilimitados' : plan.data_amount;
    const kind = plan.type === 'topup' ? 'Recarga' : 'eSIM';
    return `${kind} de ${place}, ${data}, ${days === 1 ? '1 día' : `${days} días`}`;
  }
  const data = plan.is_unlimited ? 'unlimited data' : plan.data_amount;
  const kind = plan.type === 'topup' ? 'top-up' : 'eSIM';
  return `${place} ${kind}, ${data}, ${days === 1 ? '1 day' : `${days} days`}`;
}

/** When the days of a plan start, in one sentence for the mail. */
export function daysStartLine(plan: Described, language: Language): string {
  const start = daysStart(plan);
  const isLocal = plan.coverage_type === 'local';
  const place = destinationName(plan, language);
  return language === 'es'
    ? spanishLine(start, isLocal ? place : 'un país cubierto')
    : englishLine(start, isLocal ? englishPlace(place) : 'a covered country');
}

type Start = ReturnType<typeof daysStart>;

function englishLine(start: Start, place: string): string {
  const days = start.days === 1 ? 'Your day starts' : `Your ${start.days} days start`;
  if (start.kind === 'top-up') return `${days} when the top-up is added.`;
  const within = start.installWithinDays;
  const window = within === null ? '' : ` Install it within ${within} days of buying.`;
  if (start.kind === 'installation')
    return `${days} when you install it, so install just before you leave.${window}`;
  const before = within === null ? ' You can install it any time before.' : window;
  return `${days} when it first connects in ${place}.${before}`;
}

function spanishLine(start: Start, place: string): string {
  const days = start.days === 1 ? 'Tu día empieza' : `Tus ${start.days} días empiezan`;
  if (start.kind === 'top-up') return `${days} al añadir la recarga.`;
  const within = start.installWithinDays;
  const window = within === null ? '' : ` Instálala en los ${within} días siguientes a la compra.`;
  if (start.kind === 'installation')
    return `${days} al instalarla, así que hazlo justo antes de salir.${window}`;
  const before = within === null ? ' Puedes instalarla antes, cuando quieras.' : window;
  return `${days} al conectarse por primera vez en ${place}.${before}`;
}
