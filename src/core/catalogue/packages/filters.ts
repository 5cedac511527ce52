/** The chips of the filter panel, in the order they are shown. */
export const REGIONS = [
  'all',
  'global',
  'europe',
  'asia',
  'americas',
  'africa',
  'oceania',
  'middle_east',
] as const;
export type Region = (typeof REGIONS)[number];

export const DATA_SIZES = ['all', '1', '5', '10', 'unlimited'] as const;
export type DataSize = (typeof DATA_SIZES)[number];

export const SERVICES = ['all', 'data-only', 'sms-voice', 'sms', 'voice'] as const;
export type Service = (typeof SERVICES)[number];

export const PLANS_PER_PAGE = 20;
