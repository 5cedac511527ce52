/** The root folder of the clone. */
export const ROOT: string;
