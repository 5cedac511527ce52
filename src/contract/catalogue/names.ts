import { z } from 'zod';
import { forEachLanguage } from '#core/language.ts';

/** The name of a place in every language. */
export const Names = z.object(forEachLanguage(() => z.string()));
