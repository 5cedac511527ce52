/** The clone's own folder. */
export const ROOT: string;
