import { accountDataHandlers } from './account-data/handlers.ts';
import { accountHandlers } from './accounts/handlers.ts';
import { analyticsHandlers } from './analytics/handlers.ts';
import { answeringHandlers } from './answering/handlers.ts';
import { apiKeyHandlers } from './api-keys/handlers.ts';
import { askHandlers } from './ask/handlers.ts';
import { assistantHandlers } from './assistants/handlers.ts';
import { balanceHandlers } from './balance/handlers.ts';
import { brandHandlers } from './brands/handlers.ts';
import type { Data, Functions } from './contract.ts';
import { credentialHandlers } from './credentials/handlers.ts';
import { destinationHandlers } from './destinations/handlers.ts';
import { directoryHandlers } from './directory/handlers.ts';
import { disclosureHandlers } from './disclosure/handlers.ts';
import { leadHandlers } from './leads/handlers.ts';
import { listingDraftHandlers } from './listing-drafts/handlers.ts';
import { listingHandlers } from './listings/handlers.ts';
import { mailHandlers } from './mails/handlers.ts';
import { marketingHandlers } from './marketing/handlers.ts';
import type { Handlers } from './operation.ts';
import { operationsHandlers } from './operations/handlers.ts';
import { orderHandlers } from './orders/handlers.ts';
import { phoneHandlers } from './phone/handlers.ts';
import { photoHandlers } from './photos/handlers.ts';
import { podcastHandlers } from './podcasts/handlers.ts';
import { productionHandlers } from './production/handlers.ts';
import { pronunciationHandlers } from './pronunciations/handlers.ts';
import { recordHandlers } from './records/handlers.ts';
import { sharingHandlers } from './sharing/handlers.ts';
import { takedownHandlers } from './takedowns/handlers.ts';
import { teamBillingHandlers } from './team-billing/handlers.ts';
import { teamHandlers } from './teams/handlers.ts';
import { updateHandlers } from './updates/handlers.ts';
import { webhookHandlers } from './webhooks/handlers.ts';
import { workflowTestHandlers } from './workflow-tests/handlers.ts';

/** The implementation of each row of the contract. */
export const handlers: Handlers<Functions & Data> = {
  ...accountDataHandlers,
  ...accountHandlers,
  ...analyticsHandlers,
  ...answeringHandlers,
  ...apiKeyHandlers,
  ...assistantHandlers,
  ...askHandlers,
  ...balanceHandlers,
  ...brandHandlers,
  ...credentialHandlers,
  ...destinationHandlers,
  ...directoryHandlers,
  ...disclosureHandlers,
  ...leadHandlers,
  ...listingDraftHandlers,
  ...listingHandlers,
  ...mailHandlers,
  ...marketingHandlers,
  ...operationsHandlers,
  ...orderHandlers,
  ...phoneHandlers,
  ...photoHandlers,
  ...podcastHandlers,
  ...productionHandlers,
  ...pronunciationHandlers,
  ...recordHandlers,
  ...sharingHandlers,
  ...takedownHandlers,
  ...teamHandlers,
  ...teamBillingHandlers,
  ...updateHandlers,
  ...webhookHandlers,
  ...workflowTestHandlers,
};
