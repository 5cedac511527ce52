import type { OrderServices } from '../../order-services.ts';
import type { EndableMails } from './mail-choice-routes.ts';

export function endableNewsletter({ newsletter, newsletterTokens }: OrderServices): EndableMails {
  return {
    emailOf: (token) => newsletterTokens.unsubscribe.textOf(token),
    change: (choice, at) => newsletter.change(choice, at),
  };
}
