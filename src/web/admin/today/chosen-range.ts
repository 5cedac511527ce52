import { isDay } from '#core/calendar/days.ts';
import type { DayRange } from '#core/calendar/days.ts';
import type { ReportRange } from '#core/overview/period.ts';

export const NAMED_RANGES = ['today', '7-days', '28-days'] as const;
export type ChosenRange = ReportRange;

/** The range in the address of the screen, so that it can be linked and survives a reload. */
export function chosenRange(search: URLSearchParams): ChosenRange {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  if (isDay(from) && isDay(to)) return from <= to ? { from, to } : { from: to, to: from };
  return NAMED_RANGES.find((name) => name === search.get('range')) ?? 'today';
}

export function searchOf(range: ChosenRange): string {
  if (range === 'today') return '';
  return `?${new URLSearchParams(typeof range === 'string' ? { range } : daysOf(range)).toString()}`;
}

function daysOf({ from, to }: DayRange): Record<string, string> {
  return { from, to };
}
