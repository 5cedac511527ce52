/** The hashes of the steps after the first: little data, the doubt, five questions with a fix each, and the end. */
export const LATER_STEPS = Array.from({ length: 13 }, (_, index) => `#step-${index + 2}`);
