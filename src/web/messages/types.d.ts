import 'i18next';
import type account from './en/account.json';
import type calculator from './en/calculator.json';
import type cart from './en/cart.json';
import type checkout from './en/checkout.json';
import type compatibility from './en/compatibility.json';
import type coverage from './en/coverage.json';
import type destination from './en/destination.json';
import type esims from './en/esims.json';
import type guide from './en/guide.json';
import type home from './en/home.json';
import type info from './en/info.json';
import type legal from './en/legal.json';
import type offline from './en/offline.json';
import type order from './en/order.json';
import type plan from './en/plan.json';
import type plans from './en/plans.json';
import type promo from './en/promo.json';
import type shell from './en/shell.json';

/** English is the type of the keys: a key that no English file holds does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      account: typeof account;
      calculator: typeof calculator;
      cart: typeof cart;
      checkout: typeof checkout;
      compatibility: typeof compatibility;
      coverage: typeof coverage;
      destination: typeof destination;
      esims: typeof esims;
      guide: typeof guide;
      home: typeof home;
      info: typeof info;
      legal: typeof legal;
      offline: typeof offline;
      order: typeof order;
      plan: typeof plan;
      plans: typeof plans;
      promo: typeof promo;
      shell: typeof shell;
    };
  }
}
