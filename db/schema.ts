import * as accounts from './schema/accounts.ts';
import * as reach from './schema/analytics.ts';
import * as answering from './schema/answering.ts';
import * as apiKeys from './schema/api-keys.ts';
import * as assistants from './schema/assistants.ts';
import * as auth from './schema/auth.ts';
import * as balances from './schema/balances.ts';
import * as checkouts from './schema/checkouts.ts';
import * as credentials from './schema/credentials.ts';
import * as destinations from './schema/destinations.ts';
import * as directory from './schema/directory.ts';
import * as disclosure from './schema/disclosure.ts';
import * as invoices from './schema/invoices.ts';
import * as leads from './schema/leads.ts';
import * as listings from './schema/listings.ts';
import * as marketing from './schema/marketing.ts';
import * as mls from './schema/mls.ts';
import * as operations from './schema/operations.ts';
import * as phone from './schema/phone.ts';
import * as podcasts from './schema/podcasts.ts';
import * as production from './schema/production.ts';
import * as pronunciations from './schema/pronunciations.ts';
import * as questions from './schema/questions.ts';
import * as records from './schema/records.ts';
import * as sharing from './schema/sharing.ts';
import * as teams from './schema/teams.ts';
import * as updates from './schema/updates.ts';
import * as webhooks from './schema/webhooks.ts';

/** Every table, for the query client. Code that needs one table imports it from its own file. */
export const schema = {
  ...auth,
  ...accounts,
  ...podcasts,
  ...production,
  ...pronunciations,
  ...reach,
  ...sharing,
  ...checkouts,
  ...phone,
  ...answering,
  ...listings,
  ...leads,
  ...destinations,
  ...questions,
  ...records,
  ...marketing,
  ...credentials,
  ...mls,
  ...directory,
  ...disclosure,
  ...operations,
  ...apiKeys,
  ...assistants,
  ...balances,
  ...teams,
  ...invoices,
  ...webhooks,
  ...updates,
};
