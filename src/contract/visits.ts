import { z } from 'zod';
import { BROWSERS, DEVICE_TYPES, FUNNEL_STEPS, SYSTEMS } from '#core/visits/visit-values.ts';
import { ROUTE_PATTERNS } from './route-patterns.ts';
import { storableText } from './storable-text.ts';

const DAY_SECONDS = 86_400;

const sessionId = z.uuid('must be a UUID');
const pagePath = z.enum(ROUTE_PATTERNS, 'must name a route, not a path');
const sessionDuration = z
  .int('must be whole seconds')
  .min(0, 'must not be negative')
  .max(DAY_SECONDS, `must be at most ${DAY_SECONDS}`);
const step = z.enum(FUNNEL_STEPS);
const utm = storableText(300).nullish();

/** A page that a visitor opened. */
export const VisitBody = z
  .strictObject({
    sessionId,
    /** The customer's id; only whether there is one is stored. */
    userId: storableText(100).nullish(),
    pagePath,
    pageTitle: storableText(500).nullish(),
    /** The host of another site, or one of our own route patterns. */
    referrer: storableText(500).nullish(),
    isNewSession: z.boolean(),
    sessionDuration,
    utm_source: utm,
    utm_medium: utm,
    utm_campaign: utm,
    deviceType: z.enum(DEVICE_TYPES),
    browser: z.enum(BROWSERS),
    os: z.enum(SYSTEMS),
    step: step.optional(),
  })
  .meta({ id: 'Visit' });
export type VisitBody = z.infer<typeof VisitBody>;

/** The page was hidden: how long the session lasts so far, and how far it came. */
export const LeaveBody = z.strictObject({ sessionId, pagePath, sessionDuration, step }).meta({ id: 'Leave' });
export type LeaveBody = z.infer<typeof LeaveBody>;

export const TrackVisitorBody = z.union([VisitBody, LeaveBody]);
