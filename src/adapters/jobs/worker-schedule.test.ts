import { expect, test } from 'vitest';
import { WorkerRota } from './worker-schedule.ts';

function aRota() {
  const woken: string[] = [];
  const rota = new WorkerRota((workerId) => woken.push(workerId));
  for (const workerId of ['ann', 'bob', 'cleo']) rota.rest('deliver', workerId);
  return { rota, woken };
}

test('a job wakes one worker, and one who finds work wakes the next', () => {
  const { rota, woken } = aRota();
  expect(rota.wakeOne('deliver')).toBe(true);
  expect(woken).toEqual(['ann']);
  rota.begin('deliver', 'ann');
  rota.begin('deliver', 'bob');
  expect(woken).toEqual(['ann', 'bob', 'cleo']);
});

test('nobody is woken while all are at work, and whoever rests again is', () => {
  const { rota, woken } = aRota();
  for (const workerId of ['ann', 'bob', 'cleo']) rota.begin('deliver', workerId);
  woken.length = 0;
  expect(rota.wakeOne('deliver')).toBe(true);
  expect(woken).toEqual([]);
  rota.rest('deliver', 'bob');
  rota.wakeOne('deliver');
  expect(woken).toEqual(['bob']);
});

test('a queue that nobody here works on is left to whoever else listens', () => {
  expect(aRota().rota.wakeOne('another')).toBe(false);
});
