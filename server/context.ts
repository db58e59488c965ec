import { join } from 'node:path';
import type { Backgrounds } from '#adapters/backgrounds/contract.ts';
import { createGuardedDocuments } from '#adapters/client-documents/guarded-documents.ts';
import { createHubSpot } from '#adapters/crm/hubspot.ts';
import { createCrmJournal } from '#adapters/crm/journal.ts';
import { createWebSubHub } from '#adapters/feed-hub/web-sub-hub.ts';
import { createCensusGeocoder } from '#adapters/geocoder/census.ts';
import { createSharpImages } from '#adapters/images/sharp.ts';
import { createFollowUpBoss } from '#adapters/lead-vendors/follow-up-boss.ts';
import { createHubSpotVendor } from '#adapters/lead-vendors/hubspot.ts';
import { createSalesforceForm } from '#adapters/lead-vendors/salesforce.ts';
import { createHttpLeadWebhook } from '#adapters/lead-webhook/http.ts';
import { createLeadJournal } from '#adapters/lead-webhook/journal.ts';
import { createGuardedSource } from '#adapters/listing-source/guarded-source.ts';
import type { Mail } from '#adapters/mail/contract.ts';
import { createMailbox } from '#adapters/mail/mailbox.ts';
import { createGoogleMaps } from '#adapters/maps/google-maps.ts';
import { createOpenStreetMap } from '#adapters/maps/open-street-map.ts';
import type { Payments } from '#adapters/payments/contract.ts';
import { createDemoPayments } from '#adapters/payments/demo.ts';
import { createRenderer } from '#adapters/renderer/create-renderer.ts';
import type { Sms } from '#adapters/sms/contract.ts';
import { createSmsLog } from '#adapters/sms/log.ts';
import { createTwilio } from '#adapters/sms/twilio.ts';
import type { Spreadsheet } from '#adapters/spreadsheet/contract.ts';
import { createCsvSpreadsheet } from '#adapters/spreadsheet/csv-file.ts';
import type { Storage } from '#adapters/storage/contract.ts';
import { createDiskStorage } from '#adapters/storage/disk.ts';
import { createGuardedSender } from '#adapters/webhook-sender/guarded-sender.ts';
import type { Writer } from '#adapters/writer/contract.ts';
import type { ChangeFeed } from '#db/changes.ts';
import type { Db } from '#db/client.ts';
import { createDemoPaymentStore } from '#db/demo-payment-store.ts';
import type { Queue } from '#db/queue.ts';
import { createKeyring } from '#domain/accounts/keyring.ts';
import type { Capability, Context, Log } from '#domain/context.ts';
import type { Jobs } from '#domain/jobs.ts';
import { type CapabilityWatch, watchCapabilities } from '#domain/operations/watch-capabilities.ts';
import { PRICE_CENTS, volumeTiers } from '#domain/podcasts/rules.ts';
import { chooseCredentials } from './choose-credentials.ts';
import { chooseMls } from './choose-mls.ts';
import { chooseReviews } from './choose-reviews.ts';
import { chooseSpeech, niceness, type VoiceState } from './choose-speech.ts';
import { chooseTelephony } from './choose-telephony.ts';
import { chooseVideo } from './choose-video.ts';
import type { Env } from './env.ts';
import { createPageReaderThread } from './page-reader/create-page-reader-thread.ts';
import { createStudioProcess } from './studio/create-studio-process.ts';
import { createTalkEstimator } from './talk-estimator/create-talk-estimator.ts';

export type Foundations = { db: Db; queue: Queue<Jobs>; changes: ChangeFeed; log: Log };

const demoStaff = ['ada@hearthcast.example', 'grace@hearthcast.example'];

/** Chooses every adapter, once. Vendor libraries are large, so only those in use are loaded. */
export async function createContext(
  env: Env,
  foundations: Foundations,
): Promise<{
  ctx: Context;
  capabilities: Capability[];
  voices: () => VoiceState;
  flush: () => Promise<void>;
}> {
  const storage = await chooseStorage(env);
  const { speech, transcriber, inUse: voicesInUse, voices } = chooseSpeech(env, foundations.log);
  const { video, inUse: videoInUse } = await chooseVideo(env);
  const mls = chooseMls(env);
  const { telephony, inUse: telephonyInUse } = chooseTelephony(env, storage);
  const { credentials, inUse: credentialsInUse } = chooseCredentials(env);
  const ctx: Omit<Context, 'capabilities'> = {
    ...foundations,
    now: () => new Date(),
    site: {
      name: 'Hearthcast',
      url: env.siteUrl,
      supportPhone: env.SUPPORT_PHONE,
      callNowPhone: env.CALL_NOW_PHONE,
      supportEmail: env.SUPPORT_EMAIL,
    },
    accounts: {
      staffEmails: env.STAFF_EMAILS ?? (env.isProduction ? [] : demoStaff),
      mailGapSeconds: env.AUTH_MAIL_GAP_SECONDS,
      reuseSeconds: env.AUTH_REUSE_SECONDS,
      lostReplySeconds: env.AUTH_LOST_REPLY_SECONDS,
      hasRateLimits: env.AUTH_RATE_LIMITS,
      allowedRedirects: env.ALLOWED_REDIRECTS,
      isSignUpOpen: env.AUTH_SIGN_UP,
      // About 50 ms on one core.
      passwordCost: { memoryKiB: 32_768, passes: 5 },
    },
    orders: {
      tiers: env.VOLUME_PRICES
        ? [{ fromLinks: 1, unitCents: PRICE_CENTS }, ...env.VOLUME_PRICES]
        : [...volumeTiers],
      briefCents: env.BRIEF_PRICE ?? null,
      staffInbox: env.STAFF_INBOX ?? env.SUPPORT_EMAIL,
    },
    production: { review: env.REVIEW, leaseSeconds: 20 },
    feeds: { audioPrefix: env.FEED_AUDIO_PREFIX ?? null },
    feedHub: env.FEED_HUB_URL ? createWebSubHub({ url: env.FEED_HUB_URL }) : null,
    keys: createKeyring({
      db: foundations.db,
      now: () => new Date(),
      signingKeys: env.JWT_KEYS,
      secret: env.AUTH_SECRET,
    }),
    mail: await chooseMail(env),
    sms: chooseSms(env, foundations.log),
    telephony,
    inboundMail:
      env.INBOUND_MAIL_ADDRESS && env.INBOUND_MAIL_SECRET
        ? { address: env.INBOUND_MAIL_ADDRESS, secret: env.INBOUND_MAIL_SECRET }
        : null,
    leadWebhook: env.LEAD_WEBHOOK_URL
      ? createHttpLeadWebhook({ url: env.LEAD_WEBHOOK_URL })
      : createLeadJournal(),
    webhooks: createGuardedSender({ siteUrl: env.siteUrl }),
    leadVendors: {
      follow_up_boss: createFollowUpBoss({
        source: new URL(env.siteUrl).hostname.replace(/^www\./, ''),
        systemKey: env.FOLLOW_UP_BOSS_SYSTEM_KEY,
      }),
      hubspot: createHubSpotVendor(),
      salesforce: createSalesforceForm({ siteUrl: env.siteUrl }),
    },
    clientDocuments: createGuardedDocuments({ siteUrl: env.siteUrl }),
    payments: await choosePayments(env, foundations.db),
    crm: env.HUBSPOT_TOKEN ? createHubSpot({ accessToken: env.HUBSPOT_TOKEN }) : createCrmJournal(),
    spreadsheet: await chooseSpreadsheet(env, storage),
    maps: env.GOOGLE_MAPS_KEY ? createGoogleMaps({ apiKey: env.GOOGLE_MAPS_KEY }) : createOpenStreetMap(),
    reviews: chooseReviews(env),
    geocoder: env.GEOCODER === 'census' ? createCensusGeocoder() : null,
    writer: await chooseWriter(env),
    backgrounds: await chooseBackgrounds(env),
    storage,
    credentials,
    listingSource: createGuardedSource({
      siteUrl: env.siteUrl,
      // Our own sample pages are served from this machine, which no other link may reach.
      allowedHosts: env.isProduction ? [] : [hostAndPort(env.siteUrl)],
    }),
    mls: mls.feeds,
    pageReader: createPageReaderThread({ root: env.root }),
    estimateTalk: createTalkEstimator({ root: env.root, wordsPerMinute: speech.wordsPerMinute }),
    images: createSharpImages(),
    speech,
    transcriber,
    studio: createStudioProcess({ ...env, niceness, ffmpegPath: env.FFMPEG_PATH }),
    renderer: createRenderer({ root: env.root }),
    video,
  };
  const capabilities = [
    {
      name: 'database',
      inUse: env.DATABASE_URL ? 'PostgreSQL at DATABASE_URL' : `bundled PostgreSQL in ${env.dataDir}`,
    },
    {
      name: 'mail',
      inUse: env.SMTP_URL ? 'SMTP at SMTP_URL' : 'local mailbox at /dev/mailbox',
    },
    { name: 'text messages', inUse: env.SMS === 'off' ? 'not set up, so we can’t text codes' : env.SMS },
    { name: 'phone calls', inUse: telephonyInUse },
    {
      name: 'payments',
      inUse: ctx.payments.provider === 'stripe' ? 'Stripe Checkout' : 'demo page, no real money',
    },
    { name: 'crm', inUse: env.HUBSPOT_TOKEN ? 'HubSpot' : 'saved in our database' },
    {
      name: 'spreadsheet',
      inUse: env.GOOGLE_SHEET_ID ? `Google Sheet ${env.GOOGLE_SHEET_ID}` : 'CSV file for staff',
    },
    { name: 'lead webhook', inUse: env.LEAD_WEBHOOK_URL ? 'LEAD_WEBHOOK_URL' : 'saved in our database' },
    {
      name: 'storage',
      inUse: env.S3_BUCKET ? `S3 bucket ${env.S3_BUCKET}` : `disk, ${join(env.dataDir, 'files')}`,
    },
    { name: 'voices', inUse: voicesInUse },
    { name: 'maps', inUse: env.GOOGLE_MAPS_KEY ? 'Google Maps Embed' : 'OpenStreetMap' },
    { name: 'clips', inUse: videoInUse },
    { name: 'content credentials', inUse: credentialsInUse },
    {
      name: 'writer',
      inUse: ctx.writer ? `${ctx.writer.model} (${ctx.writer.name})` : 'built in',
    },
    {
      name: 'backgrounds',
      inUse: ctx.backgrounds ? `${ctx.backgrounds.model} (${ctx.backgrounds.name})` : 'built-in artwork',
    },
    { name: 'feed hub', inUse: env.FEED_HUB_URL ?? 'not set up; podcast apps check the feed on their own' },
    { name: 'MLS feeds', inUse: mls.inUse },
    { name: 'geocoder', inUse: env.GEOCODER === 'census' ? 'US Census Bureau' : 'not set up' },
    {
      name: 'review ratings',
      inUse:
        ctx.reviews.map(({ platform }) => platform).join(' and ') ||
        'not set up; only our own reviews are shown',
    },
  ];
  const watch = watchCapabilities(ctx);
  return {
    ctx: { ...ctx, ...watchAdapters(ctx, watch), capabilities },
    capabilities,
    voices,
    flush: watch.flush,
  };
}

/** Watches each adapter under the name that the startup message and the operations page show. */
function watchAdapters(ctx: Omit<Context, 'capabilities'>, { watch }: CapabilityWatch): Partial<Context> {
  const { sms, telephony, geocoder, writer, backgrounds, video, feedHub, credentials } = ctx;
  const speech = watch('voices', ctx.speech);
  return {
    mail: watch('mail', ctx.mail),
    sms: sms && watch('text messages', sms),
    telephony: telephony && watch('phone calls', telephony),
    payments: watch('payments', ctx.payments),
    crm: watch('crm', ctx.crm),
    spreadsheet: watch('spreadsheet', ctx.spreadsheet),
    leadWebhook: watch('lead webhook', ctx.leadWebhook),
    storage: watch('storage', ctx.storage),
    speech: { ...speech, prepare: async (options) => watch('voices', await speech.prepare(options)) },
    video: video && watch('clips', video),
    credentials: credentials && watch('content credentials', credentials),
    writer: writer && watch('writer', writer),
    backgrounds: backgrounds && watch('backgrounds', backgrounds),
    geocoder: geocoder && watch('geocoder', geocoder),
    feedHub: feedHub && watch('feed hub', feedHub),
    mls: ctx.mls.map((feed) => watch('MLS feeds', feed)),
    reviews: ctx.reviews.map((platform) => watch('review ratings', platform)),
  };
}

function hostAndPort(origin: string): string {
  const { protocol, hostname, port } = new URL(origin);
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}

async function chooseMail(env: Env): Promise<Mail> {
  if (!env.SMTP_URL) return createMailbox();
  const { createSmtp } = await import('#adapters/mail/smtp.ts');
  return createSmtp({ url: env.SMTP_URL, from: env.MAIL_FROM });
}

async function choosePayments(env: Env, db: Db): Promise<Payments> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env;
  if (env.PAYMENTS === 'demo' || !secretKey || !webhookSecret) {
    const store = createDemoPaymentStore(db);
    return createDemoPayments({ siteUrl: env.siteUrl, store, now: () => new Date() });
  }
  const { createStripePayments } = await import('#adapters/payments/stripe.ts');
  return createStripePayments({ secretKey, webhookSecret, ...(apiUrl ? { apiUrl } : {}) });
}

async function chooseWriter(env: Env): Promise<Writer | null> {
  const { WRITER: provider, WRITER_MODEL: model, WRITER_API_KEY: apiKey, WRITER_BASE_URL: baseUrl } = env;
  if (provider === 'off' || !model || !apiKey) return null;
  const prices = { input: env.WRITER_INPUT_PRICE, output: env.WRITER_OUTPUT_PRICE };
  const { createLanguageModelWriter } = await import('#adapters/writer/language-model.ts');
  const { WRITER_TEMPERATURE: temperature, WRITER_CONTEXT_TOKENS: contextTokens } = env;
  return createLanguageModelWriter({ provider, model, apiKey, baseUrl, prices, temperature, contextTokens });
}

async function chooseBackgrounds(env: Env): Promise<Backgrounds | null> {
  const { BACKGROUNDS: provider, BACKGROUNDS_MODEL: model, BACKGROUNDS_API_KEY: apiKey } = env;
  if (provider === 'off' || !model || !apiKey) return null;
  const { createImageModelBackgrounds } = await import('#adapters/backgrounds/image-model.ts');
  const { BACKGROUNDS_BASE_URL: baseUrl, BACKGROUNDS_PRICE: price } = env;
  return createImageModelBackgrounds({ provider, model, apiKey, baseUrl, price });
}

async function chooseSpreadsheet(env: Env, storage: Storage): Promise<Spreadsheet> {
  const { GOOGLE_SHEET_ID: spreadsheetId, GOOGLE_SERVICE_ACCOUNT: account } = env;
  if (!spreadsheetId || !account) return createCsvSpreadsheet({ storage });
  const { createGoogleSheets } = await import('#adapters/spreadsheet/google-sheets.ts');
  const { client_email: clientEmail, private_key: privateKey } = account;
  return createGoogleSheets({ spreadsheetId, clientEmail, privateKey });
}

function chooseSms(env: Env, log: Log): Sms | null {
  if (env.SMS === 'log') return createSmsLog({ write: (details, message) => log.info(details, message) });
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env;
  return env.SMS === 'twilio' && accountSid && authToken && from
    ? createTwilio({ accountSid, authToken, from })
    : null;
}

export async function chooseStorage(env: Env): Promise<Storage> {
  if (!env.S3_BUCKET || !env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) {
    return createDiskStorage({ root: join(env.dataDir, 'files') });
  }
  const { createS3Storage } = await import('#adapters/storage/s3.ts');
  return createS3Storage({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  });
}
