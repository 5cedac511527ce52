/** In a file of its own, so that a form does not load the list of common passwords with it. */
export const MIN_PASSWORD_LENGTH = 6;
