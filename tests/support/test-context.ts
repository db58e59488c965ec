import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { createMp3Codec } from '#adapters/audio-codec/mp3.ts';
import { createGuardedDocuments } from '#adapters/client-documents/guarded-documents.ts';
import { createCrmJournal } from '#adapters/crm/journal.ts';
import { createSharpImages } from '#adapters/images/sharp.ts';
import { createFollowUpBoss } from '#adapters/lead-vendors/follow-up-boss.ts';
import { createHubSpotVendor } from '#adapters/lead-vendors/hubspot.ts';
import { createSalesforceForm } from '#adapters/lead-vendors/salesforce.ts';
import { createLeadJournal } from '#adapters/lead-webhook/journal.ts';
import { createGuardedSource } from '#adapters/listing-source/guarded-source.ts';
import { createMailbox } from '#adapters/mail/mailbox.ts';
import { createOpenStreetMap } from '#adapters/maps/open-street-map.ts';
import { createDemoPayments } from '#adapters/payments/demo.ts';
import { createRenderer } from '#adapters/renderer/create-renderer.ts';
import { createFlite } from '#adapters/speech/flite.ts';
import { createCsvSpreadsheet } from '#adapters/spreadsheet/csv-file.ts';
import { createDiskStorage } from '#adapters/storage/disk.ts';
import { createGuardedSender } from '#adapters/webhook-sender/guarded-sender.ts';
import { openChangeFeed } from '#db/changes.ts';
import { createDb } from '#db/client.ts';
import { createDemoPaymentStore } from '#db/demo-payment-store.ts';
import { openQueue, type RunningQueue } from '#db/queue.ts';
import { createKeyring } from '#domain/accounts/keyring.ts';
import { createStudio } from '#domain/audio/create-studio.ts';
import type { Context } from '#domain/context.ts';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { createPageReader } from '#domain/listings/page-reader.ts';
import { volumeTiers } from '#domain/podcasts/rules.ts';
import { estimateTalk } from '#domain/script/estimate-talk.ts';
import { runSql, withDatabase } from './databases.ts';

export type TestContext = {
  ctx: Context;
  databaseUrl: string;
  queue: RunningQueue<Jobs>;
  folder: string;
  /** Moves the clock that use cases see. */
  setNow: (moment: Date) => void;
};

/**
 * A context with its own database, the embedded adapters, its own folder and a stopped clock. Call it at the top of a
 * test file; it cleans up after the file's last test.
 */
export async function createTestContext(overrides: Partial<Context> = {}): Promise<TestContext> {
  const serverUrl = inject('databaseServerUrl');
  const name = `hearthcast_test_${randomBytes(6).toString('hex')}`;
  await runSql(serverUrl, `create database ${name} template ${inject('templateDatabase')}`);
  const databaseUrl = withDatabase(serverUrl, name);
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-file-'));
  const { db, close } = createDb(databaseUrl, { connections: 5 });
  const queue = await openQueue<Jobs>({
    url: databaseUrl,
    jobs: jobSettings,
    onError: () => {},
    isWorker: false,
  });
  const changes = await openChangeFeed(databaseUrl, { onError: () => {} });
  let now = new Date();
  const storage = await createDiskStorage({ root: join(folder, 'files') });
  const ctx: Context = {
    db,
    queue: queue.queue,
    changes,
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    now: () => now,
    site: {
      name: 'Hearthcast',
      url: 'http://localhost:3000',
      supportPhone: '(555) 010-0142',
      callNowPhone: '(555) 010-0199',
      supportEmail: 'support@hearthcast.example',
    },
    accounts: {
      staffEmails: ['ada@hearthcast.example', 'grace@hearthcast.example'],
      mailGapSeconds: 60,
      reuseSeconds: 10,
      lostReplySeconds: 300,
      hasRateLimits: true,
      allowedRedirects: [],
      isSignUpOpen: true,
      // Real hashing at the lowest cost: tests sign in often.
      passwordCost: { memoryKiB: 64, passes: 1 },
    },
    orders: { tiers: [...volumeTiers], briefCents: null, staffInbox: 'staff@hearthcast.example' },
    production: { review: 'exceptions', leaseSeconds: 20 },
    feeds: { audioPrefix: null },
    feedHub: null,
    keys: createKeyring({ db, now: () => ctx.now() }),
    mail: createMailbox(),
    sms: null,
    telephony: null,
    inboundMail: null,
    leadWebhook: createLeadJournal(),
    webhooks: createGuardedSender({ siteUrl: 'https://hearthcast.example' }),
    // Nothing listens there: a test that sends leads brings its own vendors.
    leadVendors: {
      follow_up_boss: createFollowUpBoss({ source: 'hearthcast.example', apiUrl: 'http://127.0.0.1:1' }),
      hubspot: createHubSpotVendor({ apiUrl: 'http://127.0.0.1:1' }),
      salesforce: createSalesforceForm({ siteUrl: 'http://localhost:3000', formUrl: 'http://127.0.0.1:1' }),
    },
    clientDocuments: createGuardedDocuments({ siteUrl: 'https://hearthcast.example' }),
    payments: createDemoPayments({
      siteUrl: 'http://localhost:3000',
      store: createDemoPaymentStore(db),
      now: () => ctx.now(),
    }),
    crm: createCrmJournal(),
    spreadsheet: createCsvSpreadsheet({ storage }),
    maps: createOpenStreetMap(),
    geocoder: null,
    reviews: [],
    writer: null,
    backgrounds: null,
    storage,
    // Signing needs a separate process: a test of signed files brings it.
    credentials: null,
    listingSource: createGuardedSource({ siteUrl: 'https://hearthcast.example' }),
    mls: [],
    pageReader: createPageReader(),
    estimateTalk: async (facts, order) =>
      estimateTalk(facts, order, { wordsPerMinute: ctx.speech.wordsPerMinute, now }),
    images: createSharpImages(),
    speech: createFlite({ root: join(import.meta.dirname, '..', '..') }),
    transcriber: null,
    studio: createStudio({ codec: createMp3Codec() }),
    renderer: createRenderer({ root: process.cwd() }),
    video: null,
    capabilities: [{ name: 'mail', inUse: 'mailbox' }],
    ...overrides,
  };
  afterAll(async () => {
    await queue.stop();
    await changes.stop();
    await close();
    await runSql(serverUrl, `drop database if exists ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    ctx,
    databaseUrl,
    queue,
    folder,
    setNow: (moment) => {
      now = moment;
    },
  };
}
