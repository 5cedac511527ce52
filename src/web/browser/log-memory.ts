import { readPageMemory, repeatInPage, watchMemory } from './watch-memory.ts';

/** For development builds: a page that leaks memory is noticed while it is being written. */
export function logMemory(): void {
  watchMemory({
    read: readPageMemory,
    report: ({ level, percent }) => {
      if (level !== 'ok') console.warn(`This page uses ${percent} % of its memory (${level}).`);
    },
    repeat: repeatInPage,
  });
}
