import type { Language } from '#core/language.ts';
import type { DaysStart } from '../days-start.ts';
import { englishDestination } from './english-destination.ts';

/**
 * The line that shows when a plan's days start, for cards, cart, emails and dashboard. `destination` is the
 * country's name in the same language, null for a plan of several countries. No full stop at the end.
 */
export function daysStartText(start: DaysStart, destination: string | null, language: Language): string {
  return language === 'es' ? spanishText(start, destination) : englishText(start, destination);
}

function englishText(start: DaysStart, destination: string | null): string {
  const days = start.days === 1 ? 'Your day starts' : `Your ${start.days} days start`;
  switch (start.kind) {
    case 'top-up':
      return start.graceDays === null
        ? `${days} when your current plan ends; add it while that plan runs`
        : `${days} when your current plan ends, or when you add it up to ${start.graceDays} days later`;
    case 'installation':
      return start.installWithinDays === null
        ? `${days} when you install it, so install just before you leave`
        : `${days} when you install it; do it within ${start.installWithinDays} days of buying`;
    case 'first-connection': {
      const where = destination === null ? 'a covered country' : englishDestination(destination);
      const install =
        start.installWithinDays === null
          ? 'install any time before'
          : `install within ${start.installWithinDays} days of buying`;
      return `${days} when it first connects in ${where}; ${install}`;
    }
  }
}

function spanishText(start: DaysStart, destination: string | null): string {
  const days = start.days === 1 ? 'Tu día empieza' : `Tus ${start.days} días empiezan`;
  switch (start.kind) {
    case 'top-up':
      return start.graceDays === null
        ? `${days} cuando acaba tu plan actual; añádela mientras siga activo`
        : `${days} cuando acaba tu plan actual, o al añadirla hasta ${start.graceDays} días después`;
    case 'installation':
      return start.installWithinDays === null
        ? `${days} al instalarla, así que instálala justo antes de salir`
        : `${days} al instalarla; hazlo en los ${start.installWithinDays} días tras la compra`;
    case 'first-connection': {
      const where = destination ?? 'un país cubierto';
      const install =
        start.installWithinDays === null
          ? 'puedes instalarla antes'
          : `instálala en los ${start.installWithinDays} días tras la compra`;
      return `${days} cuando la eSIM se conecta por primera vez en ${where}; ${install}`;
    }
  }
}
