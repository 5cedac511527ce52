import * as z from 'zod/mini';
import { parseOrderNumber } from '#core/orders/parse-order-number.ts';
import { MAX_TICKET_MESSAGE_LENGTH, MAX_TICKET_NAME_LENGTH } from '#core/support/ticket-text.ts';

// What a customer types. Browsers load this with the form, so it is written with the small zod/mini.

const Required = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** In the order of the form: the first invalid one gets the focus. */
export const TicketFields = z.object({
  name: Required(MAX_TICKET_NAME_LENGTH),
  email: z.pipe(z.string().check(z.trim()), z.email().check(z.maxLength(254))),
  orderNumber: z.string().check(
    z.trim(),
    z.refine((typed) => typed === '' || parseOrderNumber(typed) !== null),
  ),
  message: Required(MAX_TICKET_MESSAGE_LENGTH),
});

export const TicketReplyFields = z.object({ message: Required(MAX_TICKET_MESSAGE_LENGTH) });
