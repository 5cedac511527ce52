import account from './pt/dashboard/account.json' with { type: 'json' };
import admin from './pt/admin/admin.json' with { type: 'json' };
import adminAudit from './pt/admin/admin-audit.json' with { type: 'json' };
import adminSystem from './pt/admin/admin-system.json' with { type: 'json' };
import securityMonitor from './pt/admin/security-monitor.json' with { type: 'json' };
import adminStatistics from './pt/admin/admin-statistics.json' with { type: 'json' };
import adminChats from './pt/admin/admin-chats.json' with { type: 'json' };
import adminOrders from './pt/admin/admin-orders.json' with { type: 'json' };
import adminContacts from './pt/admin/admin-contacts.json' with { type: 'json' };
import adminDiscounts from './pt/admin/admin-discounts.json' with { type: 'json' };
import adminWithdrawals from './pt/admin/admin-withdrawals.json' with { type: 'json' };
import adminReviews from './pt/admin/admin-reviews.json' with { type: 'json' };
import adminToday from './pt/admin/admin-today.json' with { type: 'json' };
import adminCatalogue from './pt/admin/admin-catalogue.json' with { type: 'json' };
import adminCustomers from './pt/admin/admin-customers.json' with { type: 'json' };
import adminTickets from './pt/admin/admin-tickets.json' with { type: 'json' };
import appOffer from './pt/visitor/app-offer.json' with { type: 'json' };
import calculator from './pt/calculator.json' with { type: 'json' };
import cart from './pt/cart.json' with { type: 'json' };
import chat from './pt/chat.json' with { type: 'json' };
import checkout from './pt/checkout.json' with { type: 'json' };
import compatibility from './pt/compatibility.json' with { type: 'json' };
import coverage from './pt/coverage.json' with { type: 'json' };
import currency from './pt/visitor/currency.json' with { type: 'json' };
import destination from './pt/destination.json' with { type: 'json' };
import esims from './pt/esims.json' with { type: 'json' };
import explain from './pt/explain.json' with { type: 'json' };
import gift from './pt/gift.json' with { type: 'json' };
import guide from './pt/guide.json' with { type: 'json' };
import home from './pt/home.json' with { type: 'json' };
import info from './pt/info.json' with { type: 'json' };
import install from './pt/install.json' with { type: 'json' };
import legal from './pt/legal.json' with { type: 'json' };
import myData from './pt/dashboard/my-data.json' with { type: 'json' };
import newAddress from './pt/dashboard/new-address.json' with { type: 'json' };
import offline from './pt/offline.json' with { type: 'json' };
import order from './pt/order.json' with { type: 'json' };
import orders from './pt/dashboard/orders.json' with { type: 'json' };
import passport from './pt/dashboard/passport.json' with { type: 'json' };
import places from './pt/places.json' with { type: 'json' };
import plan from './pt/plan.json' with { type: 'json' };
import plans from './pt/plans.json' with { type: 'json' };
import promo from './pt/promo.json' with { type: 'json' };
import reminders from './pt/dashboard/reminders.json' with { type: 'json' };
import reviews from './pt/reviews/reviews.json' with { type: 'json' };
import reviewForm from './pt/reviews/review-form.json' with { type: 'json' };
import savedEsims from './pt/dashboard/saved-esims.json' with { type: 'json' };
import sections from './pt/dashboard/sections.json' with { type: 'json' };
import shares from './pt/shares.json' with { type: 'json' };
import shell from './pt/shell.json' with { type: 'json' };
import support from './pt/support/support.json' with { type: 'json' };
import tickets from './pt/support/tickets.json' with { type: 'json' };
import topup from './pt/topup.json' with { type: 'json' };
import troubleshooter from './pt/troubleshooter.json' with { type: 'json' };
import subscriptions from './pt/legal/subscriptions.json' with { type: 'json' };
import withdrawal from './pt/legal/withdrawal.json' with { type: 'json' };
import usage from './pt/dashboard/usage.json' with { type: 'json' };
import accountMail from './pt/server/account-mail.json' with { type: 'json' };
import claims from './pt/server/claims.json' with { type: 'json' };
import destinationGuides from './pt/server/destination-guides.json' with { type: 'json' };
import planComparison from './pt/server/plan-comparison.json' with { type: 'json' };
import tripAdvice from './pt/server/trip-advice.json' with { type: 'json' };
import discounts from './pt/server/discounts.json' with { type: 'json' };
import errorPages from './pt/server/error-pages.json' with { type: 'json' };
import giftMail from './pt/server/gift-mail.json' with { type: 'json' };
import orderMail from './pt/server/order-mail.json' with { type: 'json' };
import orderTitles from './pt/server/order-titles.json' with { type: 'json' };
import usageReport from './pt/server/usage-report.json' with { type: 'json' };
import reminderMail from './pt/server/reminder-mail.json' with { type: 'json' };
import cartReminderMail from './pt/server/cart-reminder-mail.json' with { type: 'json' };
import newsletterMail from './pt/server/newsletter-mail.json' with { type: 'json' };
import withdrawalMail from './pt/server/withdrawal-mail.json' with { type: 'json' };
import shareMail from './pt/server/share-mail.json' with { type: 'json' };
import chatMail from './pt/server/chat-mail.json' with { type: 'json' };
import ticketMail from './pt/server/ticket-mail.json' with { type: 'json' };
import type { Texts } from './read-text.ts';
import type { Namespace } from './translate.ts';

/** A namespace without a Portuguese file does not compile; `npm run check` compares the keys. */
export const PORTUGUESE: Readonly<Record<Namespace, Texts>> = {
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
