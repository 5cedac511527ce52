/** The plans of an operator, before prices. `gigabytes` null means unlimited. */
export type PlanStep = Readonly<{ gigabytes: number | null; days: number; sms?: number; voice?: number }>;

/** "500MB/1 1GB/7": data and days of each plan, smallest first. */
function dataSteps(ladder: string): readonly PlanStep[] {
  return ladder.split(' ').map((step) => {
    const [amount = '', days = ''] = step.split('/');
    const size = Number.parseInt(amount, 10);
    return { gigabytes: amount.endsWith('MB') ? size / 1000 : size, days: Number(days) };
  });
}

function unlimitedSteps(...days: readonly number[]): readonly PlanStep[] {
  return days.map((count) => ({ gigabytes: null, days: count }));
}

type Offer = Readonly<{
  sims: readonly PlanStep[];
  topups: readonly PlanStep[];
  unlimited: readonly PlanStep[];
}>;

const MOST_TRAVELLED: Offer = {
  sims: dataSteps(
    '500MB/1 1GB/3 1GB/7 2GB/15 3GB/3 3GB/30 5GB/7 5GB/30 7GB/15 10GB/10 10GB/30 20GB/30 50GB/90 100GB/180',
  ),
  topups: dataSteps('1GB/7 2GB/15 3GB/30 5GB/30 10GB/30 20GB/30 50GB/90'),
  unlimited: unlimitedSteps(1, 3, 7, 10, 15, 30),
};

const TRAVELLED: Offer = {
  sims: dataSteps('500MB/1 1GB/7 2GB/15 3GB/30 5GB/15 5GB/30 7GB/30 10GB/30 20GB/60 50GB/90'),
  topups: dataSteps('1GB/7 2GB/15 3GB/30 5GB/30 10GB/30 20GB/60'),
  unlimited: unlimitedSteps(7, 15, 30),
};

const SELDOM: Offer = {
  sims: dataSteps('500MB/3 1GB/7 2GB/15 3GB/30 5GB/30 10GB/60'),
  topups: dataSteps('1GB/7 2GB/15 3GB/30 5GB/30'),
  unlimited: [],
};

export function localOffer(demand: number): Offer {
  if (demand === 1) return MOST_TRAVELLED;
  return demand === 2 ? TRAVELLED : SELDOM;
}

export const REGIONAL_OFFER: Offer = {
  sims: dataSteps('1GB/3 1GB/7 2GB/15 3GB/30 5GB/30 7GB/60 10GB/30 20GB/30 20GB/365 50GB/90 100GB/180'),
  topups: dataSteps('1GB/7 2GB/15 3GB/30 5GB/30 10GB/30 20GB/30 50GB/90'),
  unlimited: unlimitedSteps(3, 7, 10, 15, 30),
};

/**
 * The global destination also has a small one-day plan, so that a global plan costs as little as a regional
 * one.
 */
export const GLOBAL_OFFER: Offer = {
  ...REGIONAL_OFFER,
  sims: [...dataSteps('500MB/1'), ...REGIONAL_OFFER.sims],
};

/** Calls and texts include a phone number; the two smallest plans include only one of them. */
export const VOICE_OFFER: Offer = {
  sims: [
    { gigabytes: 1, days: 7, sms: 20 },
    { gigabytes: 1, days: 10, voice: 30 },
    { gigabytes: 2, days: 15, sms: 20, voice: 40 },
    { gigabytes: 5, days: 30, sms: 50, voice: 100 },
    { gigabytes: 10, days: 30, sms: 100, voice: 200 },
    { gigabytes: 20, days: 60, sms: 200, voice: 400 },
  ],
  topups: [
    { gigabytes: 2, days: 15, sms: 20, voice: 40 },
    { gigabytes: 5, days: 30, sms: 50, voice: 100 },
    { gigabytes: 10, days: 30, sms: 100, voice: 200 },
  ],
  unlimited: [],
};
