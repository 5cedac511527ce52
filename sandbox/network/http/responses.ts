import type { Context } from 'hono';

/** The error of each parameter, in the network's words. */
export type FieldErrors = Readonly<Record<string, string>>;

export function success(context: Context, data: unknown, message = 'success'): Response {
  return context.json({ data, meta: { message } });
}

export function accepted(context: Context, data: unknown): Response {
  return context.json({ data, meta: { message: 'success' } }, 202);
}

export function invalid(context: Context, errors: FieldErrors): Response {
  return context.json({ data: errors, meta: { message: 'the parameter is invalid' } }, 422);
}

/** The other form of a 422: a number from the network's own list, and a message. */
export function refused(context: Context, code: number, reason: string): Response {
  return context.json({ code, reason }, 422);
}

export function unauthorized(context: Context, message: string): Response {
  return context.json({ data: [], meta: { message } }, 401);
}

export function notFound(context: Context): Response {
  return context.json({ data: [], meta: { message: 'messages.resource_not_found' } }, 404);
}

export function tooMany(context: Context, retryAfterSeconds: number): Response {
  context.header('Retry-After', String(retryAfterSeconds));
  return context.json({ message: 'Too Many Attempts.' }, 429);
}

export const RECYCLED_CODE = 73;
export function recycled(context: Context, iccid: string): Response {
  const reason = `The eSIM with iccid ${iccid} has been recycled. It can no longer be used or topped up.`;
  return refused(context, RECYCLED_CODE, reason);
}

/** The sandbox's own address as the caller sees it: images and links in responses use it. */
export function originOf(context: Context): string {
  return new URL(context.req.url).origin;
}
