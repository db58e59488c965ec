import { accountDataRows } from './account-data/contract.ts';
import { accountData, accountFunctions } from './accounts/contract.ts';
import { analyticsData } from './analytics/contract.ts';
import { answeringData } from './answering/contract.ts';
import { apiKeyData } from './api-keys/contract.ts';
import { askData, askFunctions } from './ask/contract.ts';
import { assistantData } from './assistants/contract.ts';
import { balanceData } from './balance/contract.ts';
import { brandData } from './brands/contract.ts';
import { credentialFunctions } from './credentials/contract.ts';
import { destinationData } from './destinations/contract.ts';
import { directoryData, directoryFunctions } from './directory/contract.ts';
import { disclosureData } from './disclosure/contract.ts';
import { leadFunctions } from './leads/contract.ts';
import { listingDraftData } from './listing-drafts/contract.ts';
import { listingData, listingFunctions } from './listings/contract.ts';
import { mailData } from './mails/contract.ts';
import { marketingData, marketingFunctions } from './marketing/contract.ts';
import type { DataTable, FunctionTable, Operation } from './operation.ts';
import { operationsData } from './operations/contract.ts';
import { orderData, orderFunctions } from './orders/contract.ts';
import { phoneData } from './phone/contract.ts';
import { photoData } from './photos/contract.ts';
import { podcastData } from './podcasts/contract.ts';
import { productionData, productionFunctions } from './production/contract.ts';
import { pronunciationData } from './pronunciations/contract.ts';
import { recordData } from './records/contract.ts';
import { sharingData } from './sharing/contract.ts';
import { takedownData } from './takedowns/contract.ts';
import { teamBillingData } from './team-billing/contract.ts';
import { teamData } from './teams/contract.ts';
import { updateData } from './updates/contract.ts';
import { webhookData } from './webhooks/contract.ts';
import { workflowTestData, workflowTestFunctions } from './workflow-tests/contract.ts';

/** Server functions: POST /functions/v1/<name>. The folder of a noun holds its rows, its handlers and their tests. */
export const functions = {
  ...accountFunctions, // create-admin-users
  ...askFunctions, // ask-listing, ask-agent
  ...credentialFunctions, // verify-link
  ...directoryFunctions, // create-market-request, send-business-inquiry, read-live-reviews, import-…
  ...leadFunctions, // create-…-lead, send-…-inquiry, send-to-spreadsheet, contact processing
  ...listingFunctions, // auto-populate, create, refresh, fix, host, preview, pasted pages, maps
  ...marketingFunctions, // generate-social-media, generate-listing-social-image
  ...orderFunctions, // create-payment, verify-payment, check-existing-user, bulk-create-orders
  ...productionFunctions, // upload-podcast, send-podcast-ready-notification
  ...workflowTestFunctions, // run-test-payment
} as const satisfies FunctionTable;

/** Reads and edits behind the screens. */
export const data = {
  ...accountDataRows, // /api/account/{exports,deletion}
  ...accountData, // /api/me, /api/sessions, /api/admins, /api/audit
  ...analyticsData, // /api/podcasts/:podcastId/reach
  ...answeringData, // /api/answering/…, /api/phone-lines/…, /api/desk/answering-orders/…
  ...apiKeyData, // /api/api-keys/…
  ...assistantData, // /api/assistants/…, /api/podcasts/:podcastId/assistants
  ...askData, // /api/podcasts/:podcastId/questions, /api/listing-questions/…
  ...balanceData, // /api/balance/…
  ...brandData, // /api/brand/…
  ...destinationData, // /api/lead-destinations/…, /api/leads
  ...directoryData, // /api/directory/…
  ...disclosureData, // /api/disclosure
  ...listingData, // /api/listings/…
  ...listingDraftData, // /api/listing-drafts/…
  ...mailData, // /api/dev/mails
  ...marketingData, // /api/marketing/…
  ...operationsData, // /api/operations/…
  ...orderData, // /api/prices, /api/desk/…
  ...phoneData, // /api/dev/phone/…
  ...photoData, // /api/podcasts/:podcastId/photos
  ...podcastData, // /api/podcasts, /api/podcasts/:podcastId, …/refund
  ...productionData, // /api/reviews/…, /api/podcasts/:podcastId/{production,answers,script,changes,facts,fact-check,…}
  ...pronunciationData, // /api/pronunciations/…
  ...recordData, // /api/podcasts/:podcastId/record/…, /api/teams/:teamId/records
  ...sharingData, // /api/podcasts/:podcastId/sharing
  ...takedownData, // /api/reports/…, /api/podcasts/:podcastId/published
  ...teamData, // /api/teams/…, /api/team-invitations/…
  ...teamBillingData, // /api/teams/:teamId/{balance,invoices}, /api/desk/{teams,invoices}
  ...updateData, // /api/podcasts/:podcastId/updates/…
  ...webhookData, // /api/webhooks/…
  ...workflowTestData, // /api/upload-tests/…
} as const satisfies DataTable;

export type Functions = typeof functions;
export type FunctionName = keyof Functions;
export type Data = typeof data;
export type DataName = keyof Data;

/** Every row with the URL that serves it. */
export const rows: { name: FunctionName | DataName; method: string; path: string; operation: Operation }[] = [
  ...Object.entries(functions).map(([name, operation]) => ({
    name: name as FunctionName,
    method: 'POST',
    path: `/functions/v1/${name}`,
    operation,
  })),
  ...Object.entries(data).map(([name, operation]) => {
    const [method, path] = name.split(' ') as [string, string];
    return { name: name as DataName, method, path, operation };
  }),
];
