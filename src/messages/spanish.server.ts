import account from './es/dashboard/account.json' with { type: 'json' };
import admin from './es/admin/admin.json' with { type: 'json' };
import adminAudit from './es/admin/admin-audit.json' with { type: 'json' };
import adminSystem from './es/admin/admin-system.json' with { type: 'json' };
import securityMonitor from './es/admin/security-monitor.json' with { type: 'json' };
import adminStatistics from './es/admin/admin-statistics.json' with { type: 'json' };
import adminChats from './es/admin/admin-chats.json' with { type: 'json' };
import adminOrders from './es/admin/admin-orders.json' with { type: 'json' };
import adminContacts from './es/admin/admin-contacts.json' with { type: 'json' };
import adminDiscounts from './es/admin/admin-discounts.json' with { type: 'json' };
import adminWithdrawals from './es/admin/admin-withdrawals.json' with { type: 'json' };
import adminReviews from './es/admin/admin-reviews.json' with { type: 'json' };
import adminToday from './es/admin/admin-today.json' with { type: 'json' };
import adminCatalogue from './es/admin/admin-catalogue.json' with { type: 'json' };
import adminCustomers from './es/admin/admin-customers.json' with { type: 'json' };
import adminTickets from './es/admin/admin-tickets.json' with { type: 'json' };
import appOffer from './es/visitor/app-offer.json' with { type: 'json' };
import calculator from './es/calculator.json' with { type: 'json' };
import cart from './es/cart.json' with { type: 'json' };
import chat from './es/chat.json' with { type: 'json' };
import checkout from './es/checkout.json' with { type: 'json' };
import compatibility from './es/compatibility.json' with { type: 'json' };
import coverage from './es/coverage.json' with { type: 'json' };
import currency from './es/visitor/currency.json' with { type: 'json' };
import destination from './es/destination.json' with { type: 'json' };
import esims from './es/esims.json' with { type: 'json' };
import explain from './es/explain.json' with { type: 'json' };
import gift from './es/gift.json' with { type: 'json' };
import guide from './es/guide.json' with { type: 'json' };
import home from './es/home.json' with { type: 'json' };
import info from './es/info.json' with { type: 'json' };
import install from './es/install.json' with { type: 'json' };
import legal from './es/legal.json' with { type: 'json' };
import myData from './es/dashboard/my-data.json' with { type: 'json' };
import newAddress from './es/dashboard/new-address.json' with { type: 'json' };
import offline from './es/offline.json' with { type: 'json' };
import order from './es/order.json' with { type: 'json' };
import orders from './es/dashboard/orders.json' with { type: 'json' };
import passport from './es/dashboard/passport.json' with { type: 'json' };
import places from './es/places.json' with { type: 'json' };
import plan from './es/plan.json' with { type: 'json' };
import plans from './es/plans.json' with { type: 'json' };
import promo from './es/promo.json' with { type: 'json' };
import reminders from './es/dashboard/reminders.json' with { type: 'json' };
import reviews from './es/reviews/reviews.json' with { type: 'json' };
import reviewForm from './es/reviews/review-form.json' with { type: 'json' };
import savedEsims from './es/dashboard/saved-esims.json' with { type: 'json' };
import sections from './es/dashboard/sections.json' with { type: 'json' };
import shares from './es/shares.json' with { type: 'json' };
import shell from './es/shell.json' with { type: 'json' };
import support from './es/support/support.json' with { type: 'json' };
import tickets from './es/support/tickets.json' with { type: 'json' };
import topup from './es/topup.json' with { type: 'json' };
import troubleshooter from './es/troubleshooter.json' with { type: 'json' };
import subscriptions from './es/legal/subscriptions.json' with { type: 'json' };
import withdrawal from './es/legal/withdrawal.json' with { type: 'json' };
import usage from './es/dashboard/usage.json' with { type: 'json' };
import accountMail from './es/server/account-mail.json' with { type: 'json' };
import claims from './es/server/claims.json' with { type: 'json' };
import destinationGuides from './es/server/destination-guides.json' with { type: 'json' };
import planComparison from './es/server/plan-comparison.json' with { type: 'json' };
import tripAdvice from './es/server/trip-advice.json' with { type: 'json' };
import discounts from './es/server/discounts.json' with { type: 'json' };
import errorPages from './es/server/error-pages.json' with { type: 'json' };
import giftMail from './es/server/gift-mail.json' with { type: 'json' };
import orderMail from './es/server/order-mail.json' with { type: 'json' };
import orderTitles from './es/server/order-titles.json' with { type: 'json' };
import usageReport from './es/server/usage-report.json' with { type: 'json' };
import reminderMail from './es/server/reminder-mail.json' with { type: 'json' };
import cartReminderMail from './es/server/cart-reminder-mail.json' with { type: 'json' };
import newsletterMail from './es/server/newsletter-mail.json' with { type: 'json' };
import withdrawalMail from './es/server/withdrawal-mail.json' with { type: 'json' };
import shareMail from './es/server/share-mail.json' with { type: 'json' };
import chatMail from './es/server/chat-mail.json' with { type: 'json' };
import ticketMail from './es/server/ticket-mail.json' with { type: 'json' };
import type { Texts } from './read-text.ts';
import type { Namespace } from './translate.ts';

/** A namespace without a Spanish file does not compile; `npm run check` compares the keys. */
export const SPANISH: Readonly<Record<Namespace, Texts>> = {
  account,
  admin,
  'admin-audit': adminAudit,
  'admin-system': adminSystem,
  'security-monitor': securityMonitor,
  'admin-statistics': adminStatistics,
  'admin-chats': adminChats,
  'admin-orders': adminOrders,
  'admin-contacts': adminContacts,
  'admin-discounts': adminDiscounts,
  'admin-withdrawals': adminWithdrawals,
  'admin-reviews': adminReviews,
  'admin-today': adminToday,
  'admin-catalogue': adminCatalogue,
  'admin-customers': adminCustomers,
  'admin-tickets': adminTickets,
  'app-offer': appOffer,
  calculator,
  cart,
  chat,
  checkout,
  compatibility,
  coverage,
  currency,
  destination,
  esims,
  explain,
  gift,
  guide,
  home,
  info,
  install,
  legal,
  'my-data': myData,
  'new-address': newAddress,
  offline,
  order,
  orders,
  passport,
  places,
  plan,
  plans,
  promo,
  reminders,
  'review-form': reviewForm,
  reviews,
  'saved-esims': savedEsims,
  sections,
  shares,
  shell,
  support,
  tickets,
  topup,
  troubleshooter,
  usage,
  withdrawal,
  subscriptions,
  'account-mail': accountMail,
  claims,
  'destination-guides': destinationGuides,
  'plan-comparison': planComparison,
  'trip-advice': tripAdvice,
  discounts,
  'error-pages': errorPages,
  'gift-mail': giftMail,
  'order-mail': orderMail,
  'order-titles': orderTitles,
  'usage-report': usageReport,
  'reminder-mail': reminderMail,
  'share-mail': shareMail,
  'withdrawal-mail': withdrawalMail,
  'newsletter-mail': newsletterMail,
  'cart-reminder-mail': cartReminderMail,
  'chat-mail': chatMail,
  'ticket-mail': ticketMail,
};
