import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { contacts } from '#db/schema/leads.ts';
import { listings } from '#db/schema/listings.ts';
import { marketingClips, marketingParts } from '#db/schema/marketing.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionArtifacts, reviewItems } from '#db/schema/production.ts';
import type { Context } from '#domain/context.ts';
import { findFactSheet } from '#domain/production/find-fact-sheet.ts';
import { createPaidPodcast } from './paid-podcast.ts';
import { shortData, shortTalk } from './short-talk.ts';

type Owner = { userId: string; email: string; teamId?: string };

export const consentWording = 'I agree that Maya Lind may call me about this home.';

/** The verification heard everything as written. */
const heard = { words: 20, wordErrors: 0, errorRate: 0, wrongNumbers: [], wrongStreets: [], turns: [] };

/** A delivered home with a script, a kit, an approval, a photo and a lead: something in every part of its record. */
export async function createRecordedHome(
  ctx: Pick<Context, 'db' | 'now' | 'storage'>,
  { userId, email, teamId }: Owner,
): Promise<{ podcastId: string; listingId: string; slug: string; keys: string[] }> {
  const slug = `elm-${randomUUID().slice(0, 8)}`;
  const { id: podcastId } = await createPaidPodcast(ctx, {
    userId,
    customerEmail: email,
    customerFirstName: 'Maya',
    customerLastName: 'Lind',
    teamId: teamId ?? null,
    listing: {
      slug,
      status: 'active',
      zipCode: '05852',
      beds: 3,
      baths: 2,
      sqft: '1,840',
      yearBuilt: 1988,
      propertyType: 'Single Family',
      features: ['Bluestone terrace with stone fire pit', 'Heated garage'],
      description: 'This 3-bedroom home at 12 Elm Street in Larkmere, VT was built in 1988.',
      filledColumns: {
        description: 'This 3-bedroom home at 12 Elm Street in Larkmere, VT was built in 1988.',
      },
      agentName: 'Maya Lind',
      agentBrokerage: 'Lakeshore Realty Group',
      agentMlsNumber: '7100001',
    },
  });
  const audioKey = `episodes/${podcastId}/audio.mp3`;
  const photoKey = `photos/ab/${randomUUID().replaceAll('-', '')}-640.jpg`;
  const pictureKey = `marketing/cd/${randomUUID().replaceAll('-', '')}-1080x1080.jpg`;
  for (const [key, type] of [
    [audioKey, 'audio/mpeg'],
    [photoKey, 'image/jpeg'],
    [pictureKey, 'image/jpeg'],
  ] as const)
    await ctx.storage.put(key, Buffer.from(`file of ${podcastId}`), { contentType: type });
  const path = `/listings/${slug}`;
  await ctx.db
    .update(podcasts)
    .set({
      status: 'completed',
      gcsFileUrl: `/files/${audioKey}`,
      podcastFileUrl: `/files/${audioKey}`,
      listingPageUrl: path,
    })
    .where(eq(podcasts.id, podcastId));
  const [listing] = await ctx.db
    .update(listings)
    .set({
      localImages: [
        {
          alt: 'Front of the home',
          width: 640,
          height: 480,
          preview: '',
          variants: [{ url: `/files/${photoKey}`, width: 640, height: 480, type: 'image/jpeg' }],
        },
      ],
    })
    .where(eq(listings.podcastId, podcastId))
    .returning();
  const listingId = listing?.id as string;
  await saveSteps(ctx, podcastId);
  await saveKit(ctx, podcastId, `/files/${pictureKey}`);
  await ctx.db.insert(reviewItems).values({
    podcastId,
    step: 'check-facts',
    reason: 'fact_conflict',
    subjectHash: 'abc123',
    canApprove: true,
    evidence: { message: 'Two sources name another year.' },
    openedAt: ctx.now(),
    closedAt: ctx.now(),
    closedBy: userId,
    decision: 'approve',
    note: 'The page is right.',
  });
  await ctx.db.insert(contacts).values({
    contactType: 'listing_lead',
    sourceKey: `listing-lead:${randomUUID()}`,
    firstName: 'Ben',
    lastName: 'Buyer',
    email: 'ben.buyer@leads.example',
    phone: '5550100111',
    listingId,
    consent: {
      wording: consentWording,
      givenAt: '2026-11-01T10:00:00.000Z',
      pageVersion: '2026-10-31T00:00:00.000Z',
    },
  });
  return { podcastId, listingId, slug, keys: [audioKey, photoKey, pictureKey] };
}

async function saveSteps(ctx: Pick<Context, 'db' | 'now'>, podcastId: string): Promise<void> {
  const sheet = await findFactSheet(ctx, podcastId);
  const [first, ...rest] = shortTalk.turns;
  const said = { ...first, text: 'It has 3 bedrooms and was built in 1988.', factIds: ['beds', 'yearBuilt'] };
  const data = {
    ...shortData,
    'check-facts': { sheet, conflicts: [], unusedNotes: [], leftOut: [] },
    'verify-audio': { ...shortData['verify-audio'], transcriber: 'test', transcript: '', check: heard },
    'check-script': {
      script: { ...shortTalk, turns: [said, ...rest] },
      claims: [],
      changes: [{ turnId: 't9', from: 'Perfect for families.', to: '', why: 'fair housing' }],
    },
  };
  const steps = ['check-facts', 'check-script', 'record-episode', 'master-episode', 'verify-audio'] as const;
  await ctx.db.insert(productionArtifacts).values(
    steps.map((step) => ({
      podcastId,
      step,
      inputHash: `in-${step}`,
      contentHash: `out-${step}`,
      data: data[step],
      attempt: 1,
      createdAt: ctx.now(),
    })),
  );
}

async function saveKit(ctx: Pick<Context, 'db'>, podcastId: string, pictureUrl: string): Promise<void> {
  const text =
    'Just listed: 12 Elm Street in Larkmere, VT. It was built in 1988 and has 3 bedrooms. Offered at $489,000.';
  const chosen = { occasion: 'just-listed', openHouse: null };
  const image = { url: pictureUrl, width: 1080, height: 1080, sizeBytes: 1, contrast: 7 };
  const common = { podcastId, version: 1, factsHash: 'facts', writtenBy: 'built-in' };
  await ctx.db.insert(marketingParts).values([
    { ...common, part: 'facebook', content: { ...chosen, variants: [text], chosen: 0, text } },
    { ...common, part: 'remarks', content: { cap: 1000, text: 'This single-family home has 3 bedrooms.' } },
    {
      ...common,
      part: 'image',
      content: { ...chosen, style: 'evening', alt: 'Text: 12 Elm Street.', images: { square: image } },
    },
  ]);
  await ctx.db.insert(marketingClips).values({
    podcastId,
    shape: 'vertical',
    seconds: 30,
    state: 'ready',
    file: {
      url: pictureUrl,
      sizeBytes: 1,
      durationSeconds: 20,
      hook: 'It has 3 bedrooms and was built in 1988.',
    },
  });
}
