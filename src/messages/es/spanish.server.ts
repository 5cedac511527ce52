import type { ResourceKey } from 'i18next';
import account from './dashboard/account.json' with { type: 'json' };
import admin from './admin/admin.json' with { type: 'json' };
import adminAudit from './admin/admin-audit.json' with { type: 'json' };
import adminSystem from './admin/admin-system.json' with { type: 'json' };
import securityMonitor from './admin/security-monitor.json' with { type: 'json' };
import adminStatistics from './admin/admin-statistics.json' with { type: 'json' };
import adminChats from './admin/admin-chats.json' with { type: 'json' };
import adminOrders from './admin/admin-orders.json' with { type: 'json' };
import adminContacts from './admin/admin-contacts.json' with { type: 'json' };
import adminDiscounts from './admin/admin-discounts.json' with { type: 'json' };
import adminWithdrawals from './admin/admin-withdrawals.json' with { type: 'json' };
import adminReviews from './admin/admin-reviews.json' with { type: 'json' };
import adminToday from './admin/admin-today.json' with { type: 'json' };
import adminCatalogue from './admin/admin-catalogue.json' with { type: 'json' };
import adminCustomers from './admin/admin-customers.json' with { type: 'json' };
import adminTickets from './admin/admin-tickets.json' with { type: 'json' };
import appOffer from './visitor/app-offer.json' with { type: 'json' };
import calculator from './calculator.json' with { type: 'json' };
import cart from './cart.json' with { type: 'json' };
import chat from './chat.json' with { type: 'json' };
import checkout from './checkout.json' with { type: 'json' };
import compatibility from './compatibility.json' with { type: 'json' };
import coverage from './coverage.json' with { type: 'json' };
import currency from './visitor/currency.json' with { type: 'json' };
import destination from './destination.json' with { type: 'json' };
import esims from './esims.json' with { type: 'json' };
import explain from './explain.json' with { type: 'json' };
import gift from './gift.json' with { type: 'json' };
import guide from './guide.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import info from './info.json' with { type: 'json' };
import install from './install.json' with { type: 'json' };
import legal from './legal.json' with { type: 'json' };
import myData from './dashboard/my-data.json' with { type: 'json' };
import offline from './offline.json' with { type: 'json' };
import order from './order.json' with { type: 'json' };
import orders from './dashboard/orders.json' with { type: 'json' };
import passport from './dashboard/passport.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };
import plan from './plan.json' with { type: 'json' };
import plans from './plans.json' with { type: 'json' };
import promo from './promo.json' with { type: 'json' };
import reminders from './dashboard/reminders.json' with { type: 'json' };
import reviews from './reviews/reviews.json' with { type: 'json' };
import reviewForm from './reviews/review-form.json' with { type: 'json' };
import savedEsims from './dashboard/saved-esims.json' with { type: 'json' };
import sections from './dashboard/sections.json' with { type: 'json' };
import shares from './shares.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import support from './support/support.json' with { type: 'json' };
import tickets from './support/tickets.json' with { type: 'json' };
import topup from './topup.json' with { type: 'json' };
import troubleshooter from './troubleshooter.json' with { type: 'json' };
import subscriptions from './legal/subscriptions.json' with { type: 'json' };
import withdrawal from './legal/withdrawal.json' with { type: 'json' };
import usage from './dashboard/usage.json' with { type: 'json' };
import accountMail from './server/account-mail.json' with { type: 'json' };
import claims from './server/claims.json' with { type: 'json' };
import destinationGuides from './server/destination-guides.json' with { type: 'json' };
import planComparison from './server/plan-comparison.json' with { type: 'json' };
import discounts from './server/discounts.json' with { type: 'json' };
import errorPages from './server/error-pages.json' with { type: 'json' };
import giftMail from './server/gift-mail.json' with { type: 'json' };
import orderMail from './server/order-mail.json' with { type: 'json' };
import orderTitles from './server/order-titles.json' with { type: 'json' };
import usageReport from './server/usage-report.json' with { type: 'json' };
import reminderMail from './server/reminder-mail.json' with { type: 'json' };
import cartReminderMail from './server/cart-reminder-mail.json' with { type: 'json' };
import newsletterMail from './server/newsletter-mail.json' with { type: 'json' };
import withdrawalMail from './server/withdrawal-mail.json' with { type: 'json' };
import shareMail from './server/share-mail.json' with { type: 'json' };
import chatMail from './server/chat-mail.json' with { type: 'json' };
import ticketMail from './server/ticket-mail.json' with { type: 'json' };
import type { Namespace } from '../translate.ts';

/** A namespace without a Spanish file does not compile; `npm run check` compares the keys. */
export const SPANISH: Readonly<Record<Namespace, ResourceKey>> = {
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
