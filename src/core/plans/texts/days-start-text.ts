import type { Package } from '#core/catalogue/packages/package.ts';
import type { I18n } from '#messages/translate.ts';
import { daysStart, type Terms } from '../days-start.ts';
import { destinationInSentence } from './destination-in-sentence.ts';

type Started = Terms & Pick<Package, 'coverage_type'>;

/**
 * The line that shows when a plan's days start, for cards, cart, emails and dashboard. `destination` is its name in
 * the same language; a plan of several countries does not name it. No full stop at the end.
 */
export function daysStartText(plan: Started, destination: string, { language, t }: I18n<'plans'>): string {
  const start = daysStart(plan);
  const days = t('daysStart.days', { count: start.days });
  switch (start.kind) {
    case 'top-up':
      return start.graceDays === null
        ? t('daysStart.topUp', { days })
        : t('daysStart.topUpGrace', { days, grace: start.graceDays });
    case 'installation':
      return start.installWithinDays === null
        ? t('daysStart.install', { days })
        : t('daysStart.installWithin', { days, within: start.installWithinDays });
    case 'first-connection': {
      const isLocal = plan.coverage_type === 'local';
      const place = isLocal ? destinationInSentence(destination, language) : t('daysStart.covered');
      return connectionText(start.installWithinDays, { days, place }, t);
    }
  }
}

type Values = Readonly<{ days: string; place: string }>;

function connectionText(within: number | null, values: Values, t: I18n<'plans'>['t']): string {
  return within === null
    ? t('daysStart.connection', values)
    : t('daysStart.connectionWithin', { ...values, within });
}
