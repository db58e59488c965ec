import { isDeepStrictEqual } from 'node:util';
import { Unavailable } from '#adapters/unavailable.ts';
import { inTransaction } from '#db/in-transaction.ts';
import type { Context } from '../context.ts';
import { listingDay } from '../listings/listing-day.ts';
import { composeEmail } from './compose-email.ts';
import { composePost } from './compose-posts.ts';
import { composeRemarks } from './compose-remarks.ts';
import { drawImages } from './draw-images.ts';
import type { CheckClaims } from './facts/find-unbacked.ts';
import { type ChosenOccasion, canOpenHouse, chooseOccasion, possibleOccasions } from './facts/occasions.ts';
import { type Home, hashOfPart, loadHome } from './load-home.ts';
import { lockKit, type NewPart, offerPart, storePart } from './parts/store-part.ts';
import { findPart, listParts, type StoredPart } from './queries.ts';
import { DEFAULT_REMARKS_CAP, kitSizes, networks, type PartName } from './rules.ts';
import type { EmailContent, ImageContent, PostContent, RemarksContent } from './schema.ts';

type Ctx = Pick<
  Context,
  'db' | 'queue' | 'now' | 'site' | 'writer' | 'backgrounds' | 'renderer' | 'storage' | 'credentials' | 'log'
>;
type Write = <Result>(work: (tx: Ctx) => Promise<Result>) => Promise<Result>;
const writtenParts: PartName[] = [...networks, 'remarks', 'image', 'email'];

/**
 * Updates a podcast's kit: parts that are missing or out of date are written; parts that somebody edited stay, and the
 * new version is offered. Parts that are up to date don't change, so it can be repeated.
 */
export async function writeMarketing(
  ctx: Ctx,
  podcastId: string,
  options: {
    checkClaims?: CheckClaims | undefined;
    /** How a part is saved; production saves it only while it holds the run's lease. */
    write?: Write | undefined;
  } = {},
): Promise<{ written: PartName[]; offered: PartName[] }> {
  const { checkClaims, write = (work) => inTransaction(ctx, work) } = options;
  const done: { written: PartName[]; offered: PartName[] } = { written: [], offered: [] };
  let seen: Home | undefined;
  for (const part of writtenParts) {
    let outcome: Outcome = 'again';
    while (outcome === 'again') {
      // Read again for each part: a model takes its time, and photos and news arrive meanwhile.
      const home = keepPlanned(seen, await loadHome(ctx, podcastId));
      seen = home;
      const stored = await listParts(ctx, podcastId);
      const rows = stored.filter((row) => row.part === part);
      if (rows.some((row) => row.factsHash === hashOfPart(part, home))) break;
      const current = rows.find((row) => row.state === 'current');
      const chosen = announcedOccasion(ctx, home, current, stored);
      const next = await compose(ctx, home, part, current, chosen, checkClaims);
      outcome = await savePart(write, next, current?.version, chosen);
    }
    if (outcome === 'written' || outcome === 'offered') done[outcome].push(part);
  }
  return done;
}

/** What has been planned for a home belongs to its listing and facts: if nothing has changed, they stay the same objects. */
function keepPlanned(before: Home | undefined, now: Home): Home {
  if (!before) return now;
  const kept = <Part>(old: Part, read: Part) => (isDeepStrictEqual(old, read) ? old : read);
  return { ...now, listing: kept(before.listing, now.listing), facts: kept(before.facts, now.facts) };
}

type Outcome = 'written' | 'offered' | 'again' | undefined;

/** Saves the new version, or offers it if somebody has edited the part by now. */
function savePart(
  write: Write,
  next: NewPart,
  seenVersion: number | undefined,
  chosen: ChosenOccasion,
): Promise<Outcome> {
  return write(async (tx) => {
    await lockKit(tx, next.podcastId);
    if (await isAlreadyWritten(tx, next)) return undefined;
    const current = await findPart(tx, next.podcastId, next.part);
    if (!current && (await hasOtherNews(tx, next.podcastId, chosen))) return 'again';
    if (current?.isEdited || current?.version !== seenVersion) {
      await offerPart(tx, next);
      return 'offered';
    }
    await storePart(tx, next);
    return 'written';
  });
}

/** Whether another writer has written this part from the same or newer facts in the meantime. */
async function isAlreadyWritten(tx: Ctx, next: NewPart): Promise<boolean> {
  const home = await loadHome(tx, next.podcastId);
  const known = [next.factsHash, hashOfPart(next.part, home)];
  const rows = await listParts(tx, next.podcastId);
  return rows.some(({ part, factsHash }) => part === next.part && known.includes(factsHash));
}

/** Whether the kit announces something else by now than what a part that joins it was written for. */
async function hasOtherNews(tx: Ctx, podcastId: string, chosen: ChosenOccasion): Promise<boolean> {
  const home = await loadHome(tx, podcastId);
  const now = announcedOccasion(tx, home, undefined, await listParts(tx, podcastId));
  return now.occasion !== chosen.occasion || !isDeepStrictEqual(now.openHouse, chosen.openHouse);
}

async function compose(
  ctx: Ctx,
  home: Home,
  part: PartName,
  current: StoredPart | undefined,
  chosen: ChosenOccasion,
  checkClaims: CheckClaims | undefined,
): Promise<NewPart> {
  const base = {
    podcastId: home.podcast.id,
    factsHash: hashOfPart(part, home),
    isEdited: false,
    writtenBy: 'built-in',
  };
  const sources = { facts: home.facts, openHouse: chosen.openHouse, checkClaims };
  if (part === 'image') return { ...base, part, ...(await drawOrFallBack(ctx, home, chosen, current)) };
  if (part === 'email') {
    const audience = (current?.content as EmailContent | undefined)?.audience;
    return { ...base, part, ...(await composeEmail(ctx, home, chosen, sources, audience)) };
  }
  if (part === 'remarks') {
    const cap = (current?.content as RemarksContent | undefined)?.cap ?? DEFAULT_REMARKS_CAP;
    return { ...base, part, content: { cap, text: composeRemarks(home, cap, sources) } };
  }
  try {
    return { ...base, part, ...(await composePost(ctx, home, part, chosen, sources)) };
  } catch (error) {
    // A model that does not answer must not hold up an episode: the built-in writer always does.
    ctx.log.warn(
      { err: error, podcastId: home.podcast.id, part },
      'the model did not write; the built-in writer does',
    );
    return { ...base, part, ...(await composePost({ writer: null }, home, part, chosen, sources)) };
  }
}

/** In the current style. An image model that does not answer must not hold up an episode: the renderer draws instead. */
async function drawOrFallBack(ctx: Ctx, home: Home, chosen: ChosenOccasion, current: StoredPart | undefined) {
  const { style = 'evening', background } = (current?.content ?? {}) as Partial<ImageContent>;
  const options = { ...chosen, style, background, sizes: kitSizes };
  try {
    return await drawImages(ctx, home, options);
  } catch (error) {
    if (!(error instanceof Unavailable) || !ctx.backgrounds) throw error;
    ctx.log.warn(
      { err: error, podcastId: home.podcast.id },
      'no background was painted; the renderer draws one',
    );
    return drawImages({ ...ctx, backgrounds: null }, home, options);
  }
}

/** An upcoming open house stays the occasion; otherwise the facts decide. A part that joins a kit says what its first post says. */
function announcedOccasion(
  ctx: Ctx,
  home: Home,
  current: StoredPart | undefined,
  stored: readonly StoredPart[],
): ChosenOccasion {
  const today = listingDay(home.listing, ctx.now());
  const post = networks
    .map((name) => stored.find(({ part, state }) => part === name && state === 'current'))
    .find((row) => row !== undefined);
  const before = (current ?? post)?.content as Partial<PostContent> | undefined;
  const isUpcoming = before?.openHouse && before.openHouse.date >= today && canOpenHouse(home.facts);
  if (isUpcoming) return chooseOccasion(home.facts, before, today);
  const isJoining = !current && before?.occasion !== 'open-house';
  const isPossible = possibleOccasions(home.facts, today).some(
    (row) => row.name === before?.occasion && row.isPossible,
  );
  return chooseOccasion(home.facts, isJoining && isPossible ? { occasion: before?.occasion } : {}, today);
}
