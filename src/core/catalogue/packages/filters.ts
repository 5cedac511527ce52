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

/** How long the trip is, in days; 0 means not chosen. */
export const TRIP_LENGTHS = [0, 3, 7, 14, 30] as const;
export type TripLength = (typeof TRIP_LENGTHS)[number];

/** The orders of a list; `price` is the specified one: by minimum price, then by id. */
export const LIST_ORDERS = ['recommended', 'price', 'popular', 'unit-price', 'data', 'days', 'name'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

export const PLANS_PER_PAGE = 20;
