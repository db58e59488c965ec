import type { z } from 'zod';
import type { Call, SignedInCall } from './caller.ts';
import type { Data, Functions, Operation, Output } from './contract.ts';
import {
  checkOrders,
  createDeskPodcast,
  deleteDeskPodcast,
  readAdminPodcasts,
  readDeskSummary,
} from './data/desk.ts';
import {
  decideMarketRequest,
  featureBusiness,
  readBusinesses,
  readCategories,
  readMarketRequests,
  readMarkets,
  removeBusiness,
  saveBusiness,
  saveCategory,
  saveMarket,
} from './data/directory.ts';
import { chooseFacts, readChanges, readScript, recordChanges, saveScript } from './data/editor.ts';
import {
  approveListing,
  editListing,
  readAwaitingListings,
  readListing,
  readListingDraft,
} from './data/listings.ts';
import { readMail, readMails } from './data/mails.ts';
import {
  createAdminUsers,
  grantAdmin,
  readAdmins,
  readAudit,
  readAuditChoices,
  removeAdmin,
} from './data/management.ts';
import {
  askForAudiogram,
  editMarketingPart,
  linkMarketingKit,
  readMarketing,
  settleMarketingOffer,
  writeMarketingPart,
} from './data/marketing.ts';
import { readMe } from './data/me.ts';
import { readOperations, retryJob, sendMailAgain } from './data/operations-desk.ts';
import { readOwnPodcasts, readPodcast, readPrices, refundPodcast } from './data/podcasts.ts';
import {
  answerPodcastQuestions,
  decideReview,
  readFactCheck,
  readProduction,
  readProductionRecord,
  readReviews,
  restartPodcast,
} from './data/production.ts';
import {
  readPronunciations,
  removePronunciation,
  savePronunciation,
  speakPronunciation,
} from './data/pronunciations.ts';
import { readPodcastReach } from './data/reach.ts';
import { endSession, readSessions } from './data/sessions.ts';
import { readSharing } from './data/sharing.ts';
import { beginUploadTest, endUploadTest, runTestPayment, stepUploadTest } from './data/workflow-tests.ts';
import {
  createMarketRequest,
  importBusinessFile,
  importReviewFile,
  readLiveFigures,
  sendBusinessInquiry,
} from './functions/directory.ts';
import {
  createHubspotLead,
  createListingBuyerLead,
  getSpreadsheetLink,
  sendAnsweringInquiry,
  sendEnterpriseInquiry,
  sendToSpreadsheet,
  triggerContactProcessing,
} from './functions/leads.ts';
import {
  autoPopulateListingData,
  createListingWithAi,
  fixAddress,
  hostListingImages,
  previewListingLink,
  processManualChatgptData,
  readPastedListing,
  refreshListingData,
} from './functions/listings.ts';
import { generateMapsUrl } from './functions/maps.ts';
import { generateListingSocialImage, generateSocialMedia } from './functions/marketing.ts';
import { bulkCreateOrders } from './functions/orders.ts';
import { checkExistingUser, createPayment, verifyPayment } from './functions/payments.ts';
import { sendPodcastReadyNotification, uploadPodcast } from './functions/production.ts';

type CallOf<Row extends Operation> = Row['access'] extends 'visitor' ? Call : SignedInCall;
type Handlers<Table extends Record<string, Operation>> = {
  [Name in keyof Table]: (
    call: CallOf<Table[Name]>,
    input: z.output<Table[Name]['input']>,
  ) => Promise<Output<Table[Name]>>;
};

/** What each row of the contract does. A row without a handler does not compile. */
export const functionHandlers: Handlers<Functions> = {
  'generate-maps-url': generateMapsUrl,
  'generate-social-media': generateSocialMedia,
  'generate-listing-social-image': generateListingSocialImage,
  'auto-populate-listing-data': autoPopulateListingData,
  'create-listing-with-ai': createListingWithAi,
  'refresh-listing-data': refreshListingData,
  'fix-listing-address': fixAddress,
  'process-manual-chatgpt-data': processManualChatgptData,
  'host-listing-images': hostListingImages,
  'preview-listing': previewListingLink,
  'read-pasted-listing': readPastedListing,
  'create-payment': createPayment,
  'verify-payment': verifyPayment,
  'check-existing-user': checkExistingUser,
  'create-hubspot-lead': createHubspotLead,
  'create-listing-buyer-lead': createListingBuyerLead,
  'send-to-spreadsheet': sendToSpreadsheet,
  'send-enterprise-inquiry': sendEnterpriseInquiry,
  'send-answering-inquiry': sendAnsweringInquiry,
  'trigger-contact-processing': triggerContactProcessing,
  'get-spreadsheet-link': getSpreadsheetLink,
  'create-market-request': createMarketRequest,
  'send-business-inquiry': sendBusinessInquiry,
  'read-live-reviews': readLiveFigures,
  'import-businesses': importBusinessFile,
  'import-reviews': importReviewFile,
  'upload-podcast': uploadPodcast,
  'send-podcast-ready-notification': sendPodcastReadyNotification,
  'bulk-create-orders': bulkCreateOrders,
  'create-admin-users': createAdminUsers,
  'run-test-payment': runTestPayment,
};

export const dataHandlers: Handlers<Data> = {
  'GET /api/me': readMe,
  'GET /api/marketing/:podcastId': readMarketing,
  'POST /api/marketing/:podcastId/parts/:part': writeMarketingPart,
  'PATCH /api/marketing/:podcastId/parts/:part': editMarketingPart,
  'POST /api/marketing/:podcastId/parts/:part/offer': settleMarketingOffer,
  'POST /api/marketing/:podcastId/audiogram': askForAudiogram,
  'POST /api/marketing/:podcastId/share-kit': linkMarketingKit,
  'GET /api/sessions': readSessions,
  'DELETE /api/sessions/:sessionId': endSession,
  'GET /api/dev/mails': readMails,
  'GET /api/dev/mails/:mailId': readMail,
  'GET /api/prices': readPrices,
  'GET /api/podcasts': readOwnPodcasts,
  'GET /api/podcasts/:podcastId': readPodcast,
  'POST /api/podcasts/:podcastId/refund': refundPodcast,
  'GET /api/podcasts/:podcastId/reach': readPodcastReach,
  'GET /api/podcasts/:podcastId/sharing': readSharing,
  'GET /api/podcasts/:podcastId/production': readProduction,
  'POST /api/podcasts/:podcastId/answers': answerPodcastQuestions,
  'GET /api/podcasts/:podcastId/production-record': readProductionRecord,
  'GET /api/podcasts/:podcastId/fact-check': readFactCheck,
  'POST /api/podcasts/:podcastId/production/restart': restartPodcast,
  'GET /api/reviews': readReviews,
  'POST /api/reviews/:reviewItemId/decision': decideReview,
  'GET /api/listings/awaiting': readAwaitingListings,
  'GET /api/listings/:listingId': readListing,
  'PATCH /api/listings/:listingId': editListing,
  'PATCH /api/listings/:listingId/status': approveListing,
  'GET /api/listing-drafts/:draftId': readListingDraft,
  'GET /api/desk/summary': readDeskSummary,
  'GET /api/desk/podcasts': readAdminPodcasts,
  'POST /api/desk/podcasts': createDeskPodcast,
  'POST /api/desk/order-checks': checkOrders,
  'DELETE /api/desk/podcasts/:podcastId': deleteDeskPodcast,
  'GET /api/admins': readAdmins,
  'POST /api/admins': grantAdmin,
  'DELETE /api/admins/:userId': removeAdmin,
  'POST /api/upload-tests': beginUploadTest,
  'POST /api/upload-tests/:podcastId/steps': stepUploadTest,
  'DELETE /api/upload-tests/:podcastId': endUploadTest,
  'GET /api/audit': readAudit,
  'GET /api/audit/choices': readAuditChoices,
  'GET /api/operations/figures': readOperations,
  'POST /api/operations/jobs/:jobId/retry': retryJob,
  'POST /api/operations/mails/:mailId/send-again': sendMailAgain,
  'GET /api/directory/markets': readMarkets,
  'POST /api/directory/markets': saveMarket,
  'GET /api/directory/categories': readCategories,
  'POST /api/directory/categories': saveCategory,
  'GET /api/directory/businesses': readBusinesses,
  'POST /api/directory/businesses': saveBusiness,
  'DELETE /api/directory/businesses/:businessId': removeBusiness,
  'POST /api/directory/featured': featureBusiness,
  'GET /api/directory/requests': readMarketRequests,
  'POST /api/directory/requests/:requestId/decision': decideMarketRequest,
  'GET /api/podcasts/:podcastId/script': readScript,
  'POST /api/podcasts/:podcastId/script': saveScript,
  'GET /api/podcasts/:podcastId/changes': readChanges,
  'POST /api/podcasts/:podcastId/changes': recordChanges,
  'POST /api/reviews/:reviewItemId/facts': chooseFacts,
  'GET /api/pronunciations': readPronunciations,
  'POST /api/pronunciations': savePronunciation,
  'DELETE /api/pronunciations/:pronunciationId': removePronunciation,
  'POST /api/pronunciations/sample': speakPronunciation,
};
