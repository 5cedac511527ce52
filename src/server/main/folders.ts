import { join } from 'node:path';

/** The folder of the repository. */
export const ROOT = join(import.meta.dirname, '../../..');
/** The built pages and mails. */
export const BUILD = join(ROOT, 'build');
export const MESSAGES = join(ROOT, 'src/messages');
