// Values only: the request body and the form use the same ones.

/** A name that a customer gives an eSIM, such as "Mum's phone". */
export const MAX_ESIM_NAME_LENGTH = 40;

/** A name is one line, without characters that are not visible. */
export const CONTROL_CHARACTER = /\p{Cc}/u;
