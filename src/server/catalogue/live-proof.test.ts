import { expect, test } from 'vitest';
import { NO_PROOF } from '#core/proof/shop-proof.ts';
import type { DestinationReviews } from '#core/reviews/published-reviews.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import { LiveProof } from './live-proof.ts';

const ONE: DestinationReviews = { score: { count: 1, average: null }, newest: [] };

function liveProof() {
  const log = aLog();
  let notify: () => void = () => undefined;
  const state = {
    delivered: 12_437,
    reviews: new Map([['japan', ONE]]),
    reads: 0,
    isBroken: false,
    notify: () => notify(),
  };
  const proof = new LiveProof({
    deliveries: {
      readDeliveries: () =>
        state.isBroken
          ? Promise.reject(new Error('connection lost'))
          : Promise.resolve({ delivered: state.delivered, medianMs: 20_400 }),
    },
    reviews: {
      read: () => {
        state.reads += 1;
        return Promise.resolve(new Map(state.reviews));
      },
      onChange: (listener) => {
        notify = listener;
        return Promise.resolve(() => Promise.resolve());
      },
    },
    clock: aClock(),
    log,
  });
  return { proof, state, log };
}

test('REVIEW-13 PROOF-02 pages get what was read last; nothing is read for them', async () => {
  const { proof, state } = liveProof();
  expect(proof.current()).toBe(NO_PROOF);
  await proof.start();
  expect(proof.current()).toMatchObject({ deliveries: { delivered: 12_400 } });
  expect(proof.current().reviews.get('japan')).toEqual(ONE);
  expect(state.reads).toBe(1);
  await proof.stop();
});

test('PROOF-02 REVIEW-14 the edition grows only when pages would show something else', async () => {
  const { proof, state } = liveProof();
  await proof.refresh();
  const { edition } = proof.current();
  expect(edition).toBe(1);
  state.delivered = 12_480;
  await proof.refresh();
  expect(proof.current().edition).toBe(edition);
  state.delivered = 12_500;
  await proof.refresh();
  expect(proof.current().edition).toBe(edition + 1);
  state.reviews.set('peru', ONE);
  await proof.refresh();
  expect(proof.current().edition).toBe(edition + 2);
});

test('REVIEW-14 a notification during a read causes another one, and many share it', async () => {
  const { proof, state } = liveProof();
  await proof.start();
  const reading = proof.refresh();
  state.reviews.set('peru', ONE);
  state.notify();
  state.notify();
  await reading;
  expect(proof.current().reviews.has('peru')).toBe(true);
  expect(state.reads).toBe(3);
  await proof.stop();
});

test('when the database cannot be read, pages keep the last figures', async () => {
  const { proof, state, log } = liveProof();
  await proof.refresh();
  const before = proof.current();
  state.isBroken = true;
  await proof.refresh();
  expect(proof.current()).toBe(before);
  expect(log.lines.at(-1)).toMatchObject({ level: 'warn', event: 'proof-read-failed' });
});
