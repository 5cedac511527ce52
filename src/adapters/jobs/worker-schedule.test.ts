import { expect, test } from 'vitest';
import { WorkerSchedule } from './worker-schedule.ts';

function aSchedule() {
  const woken: string[] = [];
  const schedule = new WorkerSchedule((workerId) => woken.push(workerId));
  for (const workerId of ['ann', 'bob', 'cleo']) schedule.markIdle('deliver', workerId);
  return { rota: schedule, woken };
}

test('a job wakes one worker, and a worker that finds a job wakes the next', () => {
  const { rota: schedule, woken } = aSchedule();
  expect(schedule.wakeOne('deliver')).toBe(true);
  expect(woken).toEqual(['ann']);
  schedule.markBusy('deliver', 'ann');
  schedule.markBusy('deliver', 'bob');
  expect(woken).toEqual(['ann', 'bob', 'cleo']);
});

test('no worker is woken while all are busy, and one that is idle again is', () => {
  const { rota: schedule, woken } = aSchedule();
  for (const workerId of ['ann', 'bob', 'cleo']) schedule.markBusy('deliver', workerId);
  woken.length = 0;
  expect(schedule.wakeOne('deliver')).toBe(true);
  expect(woken).toEqual([]);
  schedule.markIdle('deliver', 'bob');
  schedule.wakeOne('deliver');
  expect(woken).toEqual(['bob']);
});

test('a queue without workers in this process is left to other listeners', () => {
  expect(aSchedule().rota.wakeOne('another')).toBe(false);
});
