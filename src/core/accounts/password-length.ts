/** Characters. In a file of its own, so that a form does not load the words of the common passwords with it. */
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;
