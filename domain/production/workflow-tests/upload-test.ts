import { randomUUID } from 'node:crypto';
import { and, eq, inArray, like } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { contacts } from '#db/schema/leads.ts';
import { mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { type AuditEntry, recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { recordContact } from '../../leads/record-contact.ts';
import { notifyPodcastReady } from '../delivery/notify-podcast-ready.ts';
import type { UploadTestStep } from './schema.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site'>;
type Actor = Pick<AuditEntry, 'actorId' | 'ip'>;

const testCents = 999;
const keyPrefix = 'upload-test:';
const leadKey = (podcastId: string) => `${keyPrefix}${podcastId}`;
/** A browser that is closed halfway deletes nothing, so a job does it. */
const REMOVED_AFTER_SECONDS = 120;

/** Creates a test order for the caller, with the job that removes it whatever happens. Each call creates another one. */
export async function startUploadTest(
  ctx: Ctx,
  { email, actor }: { email: string; actor: Actor },
): Promise<{ podcastId: string }> {
  return inTransaction(ctx, async (tx) => {
    const [podcast] = await tx.db
      .insert(podcasts)
      .values({
        userId: actor.actorId,
        listingUrl: new URL('/demo/lake-estate', tx.site.url).href,
        status: 'pending',
        paymentMethod: 'staff',
        orderKey: `${keyPrefix}${randomUUID()}`,
        amountCents: testCents,
        customerEmail: email,
        customerFirstName: 'Test',
        customerLastName: 'Order',
        createdAt: tx.now(),
      })
      .returning({ id: podcasts.id });
    if (!podcast) throw new Error('The test order was not written.');
    const podcastId = podcast.id;
    const options = { key: podcastId, startAfterSeconds: REMOVED_AFTER_SECONDS };
    await tx.queue.send('remove-upload-test', { podcastId }, options);
    await recordAudit(tx, { ...actor, action: 'workflow_test.upload', subject: podcastId });
    return { podcastId };
  });
}

/** Runs one step with a test order, and never with any other. May be repeated: each email and lead stays one. */
export async function runUploadTestStep(
  ctx: Ctx,
  { podcastId, step }: { podcastId: string; step: UploadTestStep },
): Promise<{ note: string }> {
  return inTransaction(ctx, async (tx) => {
    const [podcast] = await tx.db.select().from(podcasts).where(isTestOrder(podcastId)).for('update');
    if (!podcast) throw new AppError('not_found', 'This test order no longer exists');
    return { note: await steps[step](tx, podcast) };
  });
}

type Podcast = typeof podcasts.$inferSelect;

const steps: Record<UploadTestStep, (tx: Ctx, podcast: Podcast) => Promise<string>> = {
  file: async (tx, { id }) => {
    const audioUrl = '/sample-home/episode.mp3';
    const after = {
      status: 'completed' as const,
      podcastFileUrl: audioUrl,
      gcsFileUrl: audioUrl,
      listingPageUrl: `/demo/lake-estate?test=${id}`,
    };
    await tx.db.update(podcasts).set(after).where(eq(podcasts.id, id));
    return 'The order is completed.';
  },
  notification: async (tx, { id, userId, customerEmail }) => {
    await notifyPodcastReady(tx, { podcastId: id, userId });
    return `Written to ${customerEmail}.`;
  },
  // Only staff are notified: what is sent to the CRM and the spreadsheet couldn't be taken back.
  lead: async (tx, { id, listingUrl, customerEmail, amountCents }) => {
    const lead = {
      contactType: 'website_lead',
      sourceKey: leadKey(id),
      email: customerEmail,
      firstName: 'Test',
      lastName: 'Order',
      message: 'This lead comes from a test of the upload workflow. There is nothing to do.',
      listingUrl,
      amountCents,
      status: 'test',
      details: { source: 'upload_test' },
    } as const;
    await recordContact(tx, lead, ['staff_mail']);
    return 'Written to the inbox of staff.';
  },
};

/** Deletes a test order and everything its steps wrote; an email that was sent stays sent. May be repeated. */
export async function removeUploadTest(
  ctx: Pick<Context, 'db' | 'queue'>,
  podcastId: string,
): Promise<{ isRemoved: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const removed = await tx.db.delete(podcasts).where(isTestOrder(podcastId)).returning({ id: podcasts.id });
    const stillThere = await tx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
    // Someone else's order keeps its email.
    if (stillThere.length > 0) return { isRemoved: false };
    await tx.db.delete(contacts).where(eq(contacts.sourceKey, leadKey(podcastId)));
    const mailKeys = [`${leadKey(podcastId)}:staff_mail`];
    if (removed.length > 0) mailKeys.push(`podcast-ready:${podcastId}`);
    await tx.db.delete(mails).where(inArray(mails.mailKey, mailKeys));
    return { isRemoved: removed.length > 0 };
  });
}

function isTestOrder(podcastId: string) {
  return and(eq(podcasts.id, podcastId), like(podcasts.orderKey, `${keyPrefix}%`));
}
