import { dayIn, minutesIn, momentIn } from './days.ts';

/** "2026-11-20T09:30": what the clocks of a time zone show, as a field for date and time has it. */
export function wallTimeOf(timeZone: string, at: Date): string {
  const minutes = minutesIn(timeZone, at);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${dayIn(timeZone, at)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** When the clocks of a time zone show this. */
export function momentOfWallTime(timeZone: string, wallTime: string): Date {
  const [day = '', time = ''] = wallTime.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return momentIn(timeZone, day, hours * 60 + minutes);
}
