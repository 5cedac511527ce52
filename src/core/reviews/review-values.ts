export const MOST_STARS = 5;
export const MAX_REVIEW_LENGTH = 1_000;
export const MAX_REVIEWER_NAME_LENGTH = 40;

/** Staff publish or reject what waits, and can take each decision back. */
export const REVIEW_STATUSES = ['waiting', 'published', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Why a review is not published. A low rating is no reason. */
export const REJECTIONS = ['off-topic', 'personal-data', 'insult', 'advertising', 'unlawful'] as const;
export type Rejection = (typeof REJECTIONS)[number];
