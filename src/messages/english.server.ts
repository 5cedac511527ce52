import account from './en/dashboard/account.json' with { type: 'json' };
import admin from './en/admin/admin.json' with { type: 'json' };
import adminAudit from './en/admin/admin-audit.json' with { type: 'json' };
import adminSystem from './en/admin/admin-system.json' with { type: 'json' };
import securityMonitor from './en/admin/security-monitor.json' with { type: 'json' };
import adminStatistics from './en/admin/admin-statistics.json' with { type: 'json' };
import adminChats from './en/admin/admin-chats.json' with { type: 'json' };
import adminOrders from './en/admin/admin-orders.json' with { type: 'json' };
import adminContacts from './en/admin/admin-contacts.json' with { type: 'json' };
import adminDiscounts from './en/admin/admin-discounts.json' with { type: 'json' };
import adminWithdrawals from './en/admin/admin-withdrawals.json' with { type: 'json' };
import adminReviews from './en/admin/admin-reviews.json' with { type: 'json' };
import adminToday from './en/admin/admin-today.json' with { type: 'json' };
import adminCatalogue from './en/admin/admin-catalogue.json' with { type: 'json' };
import adminCustomers from './en/admin/admin-customers.json' with { type: 'json' };
import adminTickets from './en/admin/admin-tickets.json' with { type: 'json' };
import appOffer from './en/visitor/app-offer.json' with { type: 'json' };
import calculator from './en/calculator.json' with { type: 'json' };
import cart from './en/cart.json' with { type: 'json' };
import chat from './en/chat.json' with { type: 'json' };
import checkout from './en/checkout.json' with { type: 'json' };
import compatibility from './en/compatibility.json' with { type: 'json' };
import coverage from './en/coverage.json' with { type: 'json' };
import currency from './en/visitor/currency.json' with { type: 'json' };
import destination from './en/destination.json' with { type: 'json' };
import esims from './en/esims.json' with { type: 'json' };
import explain from './en/explain.json' with { type: 'json' };
import gift from './en/gift.json' with { type: 'json' };
import guide from './en/guide.json' with { type: 'json' };
import home from './en/home.json' with { type: 'json' };
import info from './en/info.json' with { type: 'json' };
import install from './en/install.json' with { type: 'json' };
import legal from './en/legal.json' with { type: 'json' };
import myData from './en/dashboard/my-data.json' with { type: 'json' };
import newAddress from './en/dashboard/new-address.json' with { type: 'json' };
import offline from './en/offline.json' with { type: 'json' };
import order from './en/order.json' with { type: 'json' };
import orders from './en/dashboard/orders.json' with { type: 'json' };
import passport from './en/dashboard/passport.json' with { type: 'json' };
import places from './en/places.json' with { type: 'json' };
import plan from './en/plan.json' with { type: 'json' };
import plans from './en/plans.json' with { type: 'json' };
import promo from './en/promo.json' with { type: 'json' };
import reminders from './en/dashboard/reminders.json' with { type: 'json' };
import reviews from './en/reviews/reviews.json' with { type: 'json' };
import reviewForm from './en/reviews/review-form.json' with { type: 'json' };
import savedEsims from './en/dashboard/saved-esims.json' with { type: 'json' };
import sections from './en/dashboard/sections.json' with { type: 'json' };
import shares from './en/shares.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };
import support from './en/support/support.json' with { type: 'json' };
import tickets from './en/support/tickets.json' with { type: 'json' };
import topup from './en/topup.json' with { type: 'json' };
import troubleshooter from './en/troubleshooter.json' with { type: 'json' };
import subscriptions from './en/legal/subscriptions.json' with { type: 'json' };
import withdrawal from './en/legal/withdrawal.json' with { type: 'json' };
import usage from './en/dashboard/usage.json' with { type: 'json' };
import accountMail from './en/server/account-mail.json' with { type: 'json' };
import claims from './en/server/claims.json' with { type: 'json' };
import destinationGuides from './en/server/destination-guides.json' with { type: 'json' };
import planComparison from './en/server/plan-comparison.json' with { type: 'json' };
import tripAdvice from './en/server/trip-advice.json' with { type: 'json' };
import discounts from './en/server/discounts.json' with { type: 'json' };
import errorPages from './en/server/error-pages.json' with { type: 'json' };
import giftMail from './en/server/gift-mail.json' with { type: 'json' };
import orderMail from './en/server/order-mail.json' with { type: 'json' };
import orderTitles from './en/server/order-titles.json' with { type: 'json' };
import usageReport from './en/server/usage-report.json' with { type: 'json' };
import reminderMail from './en/server/reminder-mail.json' with { type: 'json' };
import cartReminderMail from './en/server/cart-reminder-mail.json' with { type: 'json' };
import newsletterMail from './en/server/newsletter-mail.json' with { type: 'json' };
import withdrawalMail from './en/server/withdrawal-mail.json' with { type: 'json' };
import shareMail from './en/server/share-mail.json' with { type: 'json' };
import chatMail from './en/server/chat-mail.json' with { type: 'json' };
import ticketMail from './en/server/ticket-mail.json' with { type: 'json' };

/** Texts of pages; browsers fetch the ones they need. English is the type of the keys in every language. */
export const ENGLISH_PAGES = {
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
};

/** Texts that only the server writes, such as mails. They are never sent to a browser as messages. */
export const ENGLISH_SERVER = {
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
