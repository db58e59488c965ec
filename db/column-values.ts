/**
 * The values of every text column with a fixed set, listed once: the column's type, its check and the screens read
 * them here. Imports nothing, so browsers may load it.
 */
export const checkoutStatuses = [
  'opening',
  'open',
  'processing',
  'paid',
  'failed',
  'expired',
  'refunded',
] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

export const podcastStatuses = [
  'pending',
  'paid',
  'processing',
  'chatgpt_processed',
  'completed',
  'failed',
  'cancelled',
] as const;
export type PodcastStatus = (typeof podcastStatuses)[number];

export const demoPaymentStates = ['open', 'paid', 'failed', 'expired', 'refunded'] as const;
export const paymentMethods = ['online', 'staff', 'balance', 'invoice'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const checkoutPurposes = ['order', 'top_up', 'answering'] as const;
/** The plans of the answering service. */
export const answeringPlanIds = ['one-home', 'all-homes', 'busy'] as const;
export type AnsweringPlanId = (typeof answeringPlanIds)[number];
export const answeringStatuses = ['ordered', 'paid', 'assigned', 'active', 'ended', 'canceled'] as const;
export type AnsweringStatus = (typeof answeringStatuses)[number];
export const balanceEntryKinds = ['grant', 'top_up', 'order', 'order_returned', 'top_up_refunded'] as const;
export type BalanceEntryKind = (typeof balanceEntryKinds)[number];

export const teamRoles = ['owner', 'admin', 'member'] as const;
export type TeamRole = (typeof teamRoles)[number];
/** How a team pays for orders without a payment page. */
export const teamBillings = ['prepaid', 'invoice'] as const;
export type TeamBilling = (typeof teamBillings)[number];
export const invoiceLineKinds = ['order', 'order_returned'] as const;
export type InvoiceLineKind = (typeof invoiceLineKinds)[number];

export const apiScopes = ['orders:write', 'listings:read', 'kits:read', 'leads:read'] as const;
export type ApiScope = (typeof apiScopes)[number];

export const oauthClientKinds = ['registered', 'document'] as const;
export const oauthTokenKinds = ['access', 'refresh'] as const;

export const webhookEventTypes = [
  'order.paid',
  'episode.ready',
  'episode.needs_review',
  'listing.changed',
  'lead.created',
  'question.asked',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];
/** The event of the test button, which nobody subscribes to. */
export const TEST_EVENT = 'webhook.test';
export const webhookDeliveryStatuses = ['pending', 'delivered', 'failed'] as const;

export const listingStatuses = ['pending', 'data_populated', 'active'] as const;
export type ListingWorkStatus = (typeof listingStatuses)[number];
/** What a photo shows: the home as it was, or something that software made of it. */
export const photoKinds = ['as-listed', 'edited', 'staged', 'rendered', 'drawn'] as const;
export type PhotoKind = (typeof photoKinds)[number];
/** Who says what a photo shows. */
export const photoWitnesses = ['agent', 'caption', 'file-name', 'file-data', 'remarks'] as const;
export type PhotoWitness = (typeof photoWitnesses)[number];
export const draftOrigins = ['link', 'page', 'typed'] as const;
export type DraftOrigin = (typeof draftOrigins)[number];

/** Where a page is shown, in the order of the screens. */
export const linkSources = [
  'sign',
  'flyer',
  'open-house',
  'facebook',
  'instagram',
  'x',
  'linkedin',
  'threads',
  'tiktok',
  'google',
  'text',
  'email',
  'qr',
] as const;
export type LinkSource = (typeof linkSources)[number];

export const countedKinds = [
  'shown',
  'view',
  'play',
  'heard-25',
  'heard-50',
  'heard-75',
  'heard-100',
  'download',
] as const;
export type CountedKind = (typeof countedKinds)[number];

export const runStates = [
  'queued',
  'running',
  'waiting_for_agent',
  'in_review',
  'delivered',
  'stopped',
] as const;
export type RunState = (typeof runStates)[number];

export const stepOutcomes = ['done', 'failed', 'interrupted', 'review', 'questions', 'stopped'] as const;
export type StepOutcome = (typeof stepOutcomes)[number];

export const reviewReasons = [
  'fact_conflict',
  'thin_listing',
  'fair_housing',
  'failed_gate',
  'provider_failure',
  'draft_voice',
  'review_always',
  'photo_originals',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];
export const reviewDecisions = ['approve', 'retry', 'superseded'] as const;

export const notations = ['respelling', 'ipa'] as const;

/** Where posts go, in the order of the screens. */
export const networks = [
  'facebook',
  'instagram',
  'twitter',
  'linkedin',
  'threads',
  'tiktok',
  'google',
  'sms',
] as const;
export type Network = (typeof networks)[number];

export const partNames = [...networks, 'image', 'email', 'remarks'] as const;
export type PartName = (typeof partNames)[number];
export const partStates = ['current', 'offered', 'past'] as const;

/** The formats and lengths of clips, most wanted first. */
export const clipShapes = ['vertical', 'square', 'wide'] as const;
export type ClipShape = (typeof clipShapes)[number];
export const clipStates = ['waiting', 'ready', 'failed'] as const;
export type ClipState = (typeof clipStates)[number];

/** The possible news about a home that has its episode. */
export const updateKinds = [
  'price-improved',
  'open-house',
  'back-on-market',
  'under-contract',
  'sold',
] as const;
export type UpdateKind = (typeof updateKinds)[number];
export const updateStates = ['waiting', 'in_review', 'ready', 'failed'] as const;
export type UpdateState = (typeof updateStates)[number];

export const contactTypes = [
  'order',
  'sign_up',
  'listing_lead',
  'market_request',
  'enterprise_inquiry',
  'answering_inquiry',
  'business_inquiry',
  'website_lead',
] as const;
export type ContactType = (typeof contactTypes)[number];

export const contactDestinations = [
  'crm',
  'spreadsheet',
  'webhook',
  'staff_mail',
  'agent_mail',
  'agent_destination',
] as const;
export type ContactDestination = (typeof contactDestinations)[number];
export const deliveryStatuses = ['pending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];
/** Where an agent's own leads can be sent. */
export const destinationKinds = [
  'follow_up_boss',
  'hubspot',
  'salesforce',
  'kvcore',
  'webhook',
  'email',
] as const;
export type DestinationKind = (typeof destinationKinds)[number];
export const enterpriseSizes = ['10-25', '26-50', '51-100', '100+'] as const;

/** How an agent answered a buyer's question. */
export const answerChannels = ['mail', 'screen'] as const;

export const mailStatuses = ['pending', 'sent', 'failed'] as const;

export const reviewPlatforms = ['google', 'yelp'] as const;
export const totalSources = ['reviews', 'platform'] as const;
export const marketRequestStatuses = ['received', 'added', 'refused'] as const;

export const roles = ['admin'] as const;
export const assuranceLevels = ['aal1', 'aal2'] as const;
export const linkTypes = ['signup', 'recovery', 'invite'] as const;
export const factorTypes = ['totp', 'phone'] as const;
export const factorStatuses = ['unverified', 'verified'] as const;

/** Our files that carry Content Credentials. */
export const signedFileKinds = ['episode', 'unbranded_episode', 'image', 'clip', 'photo', 'cover'] as const;
export type SignedFileKind = (typeof signedFileKinds)[number];
/** How a file was made, in IPTC terms. */
export const sourceTypes = [
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'compositeSynthetic',
  'composite',
  'algorithmicMedia',
] as const;

export const keyPurposes = ['access-token', 'refresh-token', 'factor-secret', 'record-signature'] as const;

/** The records kept of a deleted account. */
export const keptKinds = ['payment', 'consent'] as const;
export type KeptKind = (typeof keptKinds)[number];
export const exportStates = ['waiting', 'ready', 'failed'] as const;
export type ExportState = (typeof exportStates)[number];
/** Why a visitor reports a public page. */
export const reportReasons = ['wrong_facts', 'photo_rights', 'privacy', 'fair_housing', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
export const reportDecisions = ['nothing_wrong', 'fixed', 'unpublished'] as const;
export type ReportDecision = (typeof reportDecisions)[number];
