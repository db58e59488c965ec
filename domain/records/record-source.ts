import { and, asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { profiles, userRoles } from '#db/schema/accounts.ts';
import { authUsers } from '#db/schema/auth.ts';
import { contacts } from '#db/schema/leads.ts';
import { listingChanges } from '#db/schema/listings.ts';
import { marketingParts } from '#db/schema/marketing.ts';
import { auditLog } from '#db/schema/operations.ts';
import { agentQuestions, productionArtifacts, reviewItems } from '#db/schema/production.ts';
import type { Context } from '../context.ts';
import { listDisclosures } from '../disclosure/queries.ts';
import type { ChannelDisclosure } from '../disclosure/schema.ts';
import { listPhotoOrigins } from '../listings/photos/origins/queries.ts';
import type { PhotoRecord } from '../listings/photos/origins/schema.ts';
import { listClips } from '../marketing/clips/queries.ts';
import { openHouseTime } from '../marketing/facts/occasions.ts';
import { type Home, loadHome } from '../marketing/load-home.ts';
import { listParts, type StoredPart } from '../marketing/queries.ts';
import type { OpenHouse } from '../marketing/schema.ts';
import { findFactSheet } from '../production/find-fact-sheet.ts';
import type { StepName } from '../production/rules.ts';
import { stepData } from '../production/run/step-data.ts';
import {
  findToldUpdate,
  type HeldUpdate,
  listHeldUpdates,
  type ToldUpdate,
} from '../production/updates/queries.ts';
import type { FactSheet } from '../script/schema.ts';
import { listSignedFiles, type SignedFile } from '../signed-files/queries.ts';

type Row<Table extends { $inferSelect: unknown }> = Table['$inferSelect'];
export type Person = { name: string; role: 'staff' | 'agent' | 'system' };

/** Everything that a record's parts are made from, read at one moment. */
export type RecordSource = {
  home: Home;
  siteName: string;
  sheet: FactSheet;
  artifacts: Row<typeof productionArtifacts>[];
  /** The current version of each part of the kit. */
  parts: StoredPart[];
  /** Every version, oldest first. */
  partVersions: Row<typeof marketingParts>[];
  clips: { hook: string }[];
  photos: PhotoRecord[];
  disclosures: ChannelDisclosure[];
  signedFiles: SignedFile[];
  openHouses: string[];
  /** What the hosts said after the episode and is still news. */
  update: ToldUpdate | undefined;
  heldUpdates: HeldUpdate[];
  reviews: Row<typeof reviewItems>[];
  questions: Row<typeof agentQuestions>[];
  audits: Row<typeof auditLog>[];
  leads: Row<typeof contacts>[];
  changes: Row<typeof listingChanges>[];
  people: Map<string, Person>;
};

/** The result of a finished step, if it can still be read. */
export function stepOf<Name extends StepName>(
  { artifacts }: Pick<RecordSource, 'artifacts'>,
  name: Name,
): z.infer<(typeof stepData)[Name]> | undefined {
  const row = artifacts.find(({ step }) => step === name);
  return row && (stepData[name].safeParse(row.data).data as z.infer<(typeof stepData)[Name]> | undefined);
}

/** Throws `not_found` if there is no podcast, and `conflict` until its listing has been read. */
export async function loadRecordSource(
  ctx: Pick<Context, 'db' | 'now' | 'site'>,
  podcastId: string,
): Promise<RecordSource> {
  const home = await loadHome(ctx, podcastId);
  const listingId = home.listing.id;
  const ofPodcast = <Table extends typeof reviewItems | typeof agentQuestions | typeof productionArtifacts>(
    table: Table,
  ) => eq(table.podcastId, podcastId);
  const parts = (await listParts(ctx, podcastId)).filter(({ state }) => state === 'current');
  const reviews = await ctx.db
    .select()
    .from(reviewItems)
    .where(ofPodcast(reviewItems))
    .orderBy(asc(reviewItems.openedAt), asc(reviewItems.id));
  const questions = await ctx.db
    .select()
    .from(agentQuestions)
    .where(ofPodcast(agentQuestions))
    .orderBy(asc(agentQuestions.askedAt), asc(agentQuestions.field));
  const audits = await ctx.db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.subject, [podcastId, listingId]))
    .orderBy(asc(auditLog.id));
  const sheet = (await findFactSheet(ctx, podcastId)) ?? { listingId, facts: [] };
  return {
    home,
    siteName: ctx.site.name,
    sheet,
    artifacts: await ctx.db
      .select()
      .from(productionArtifacts)
      .where(ofPodcast(productionArtifacts))
      .orderBy(asc(productionArtifacts.createdAt), asc(productionArtifacts.step)),
    parts: parts.toSorted((a, b) => (a.part < b.part ? -1 : 1)),
    partVersions: await ctx.db
      .select()
      .from(marketingParts)
      .where(eq(marketingParts.podcastId, podcastId))
      .orderBy(asc(marketingParts.part), asc(marketingParts.version)),
    clips: (await listClips(ctx, podcastId)).flatMap(({ file }) => (file ? [{ hook: file.hook }] : [])),
    photos: (await listPhotoOrigins(ctx, podcastId)) ?? [],
    disclosures: (await listDisclosures(ctx, podcastId)) ?? [],
    signedFiles: await listSignedFiles(ctx, podcastId),
    openHouses: openHousesIn(parts),
    update: await findToldUpdate(ctx, podcastId),
    heldUpdates: await listHeldUpdates(ctx, { podcastId }),
    reviews,
    questions,
    audits,
    leads: await ctx.db
      .select()
      .from(contacts)
      .where(and(eq(contacts.listingId, listingId), eq(contacts.contactType, 'listing_lead')))
      .orderBy(asc(contacts.createdAt), asc(contacts.id)),
    changes: await ctx.db
      .select()
      .from(listingChanges)
      .where(eq(listingChanges.listingId, listingId))
      .orderBy(asc(listingChanges.seenAt), asc(listingChanges.id)),
    people: await findPeople(ctx, [
      ...reviews.map(({ closedBy }) => closedBy),
      ...questions.map(({ answeredBy }) => answeredBy),
      ...audits.map(({ actorId }) => actorId),
    ]),
  };
}

function openHousesIn(parts: readonly StoredPart[]): string[] {
  const given = parts.flatMap(({ content }) => (content as { openHouse?: OpenHouse | null }).openHouse ?? []);
  return [...new Set(given.map(openHouseTime))];
}

async function findPeople(
  ctx: Pick<Context, 'db'>,
  ids: readonly (string | null)[],
): Promise<Map<string, Person>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      id: authUsers.id,
      email: authUsers.email,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      role: userRoles.role,
    })
    .from(authUsers)
    .leftJoin(profiles, eq(profiles.userId, authUsers.id))
    .leftJoin(userRoles, eq(userRoles.userId, authUsers.id))
    .where(inArray(authUsers.id, known));
  return new Map(
    rows.map(({ id, email, firstName, lastName, role }) => [
      id,
      {
        name: [firstName, lastName].filter(Boolean).join(' ') || email,
        role: role === 'admin' ? ('staff' as const) : ('agent' as const),
      },
    ]),
  );
}
