import { and, desc, eq, inArray } from 'drizzle-orm';
import { networks } from '#db/column-values.ts';
import { authUsers } from '#db/schema/auth.ts';
import { disclosureWordings } from '#db/schema/disclosure.ts';
import { marketingParts } from '#db/schema/marketing.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../context.ts';
import {
  channels,
  defaultWordings,
  disclosureText,
  endOfDisclosure,
  type Wordings,
  type WrittenChannel,
} from './rules.ts';
import { type ChannelDisclosure, Wordings as WordingsSchema, type WordingsView } from './schema.ts';

type Ctx = Pick<Context, 'db'>;

/** What we say about the voices now. If a version lacks a channel, the channel uses our original wording. */
export async function findWordings(ctx: Ctx): Promise<{ version: number; wordings: Wordings }> {
  const [row] = await ctx.db
    .select()
    .from(disclosureWordings)
    .orderBy(desc(disclosureWordings.version))
    .limit(1);
  if (!row) return { version: 0, wordings: defaultWordings };
  return { version: row.version, wordings: readWordings(row.wordings) };
}

function readWordings(stored: Record<string, unknown>): Wordings {
  const parsed = WordingsSchema.safeParse({ ...defaultWordings, ...stored });
  return parsed.success ? parsed.data : defaultWordings;
}

/** The current wordings and all previous versions, newest first. */
export async function findWordingsView(ctx: Ctx): Promise<WordingsView> {
  const rows = await ctx.db
    .select({
      version: disclosureWordings.version,
      createdAt: disclosureWordings.createdAt,
      savedBy: authUsers.email,
    })
    .from(disclosureWordings)
    .leftJoin(authUsers, eq(authUsers.id, disclosureWordings.savedBy))
    .orderBy(desc(disclosureWordings.version))
    .limit(100);
  const history = rows.map(({ version, createdAt, savedBy }) => ({
    version,
    savedAt: createdAt.toISOString(),
    savedBy,
  }));
  return { ...(await findWordings(ctx)), history };
}

/** The channels whose wording is part of the marketing kit, where it can be edited. */
const partChannels = [...networks, 'email'] as const;

/**
 * The wording about AI voices in each channel of an order, as delivered. For posts and the email, the sentence from the
 * current text; undefined if there's no such order.
 */
export async function listDisclosures(ctx: Ctx, podcastId: string): Promise<ChannelDisclosure[] | undefined> {
  const [podcast] = await ctx.db
    .select({ episode: podcasts.episode, file: podcasts.podcastFileUrl })
    .from(podcasts)
    .where(eq(podcasts.id, podcastId));
  if (!podcast) return undefined;
  const { episode, file } = podcast;
  const version = episode?.disclosure?.version ?? 0;
  const written = await findPartTexts(ctx, podcastId);
  return channels.map((channel): ChannelDisclosure => {
    const base = { channel, version, startSeconds: null };
    if (channel === 'spoken') {
      const spoken = episode?.disclosure?.spoken ?? null;
      return {
        ...base,
        wording: spoken?.text ?? '',
        startSeconds: spoken?.startSeconds ?? null,
        isCarried: spoken !== null,
      };
    }
    if (!(partChannels as readonly string[]).includes(channel))
      return {
        ...base,
        wording: disclosureText(episode, channel),
        isCarried: file !== null || episode !== null,
      };
    const wording = sentenceOf(written.get(channel) ?? '');
    return { ...base, wording, isCarried: wording !== '' };
  });
}

async function findPartTexts(ctx: Ctx, podcastId: string): Promise<Map<WrittenChannel, string>> {
  const rows = await ctx.db
    .select({ part: marketingParts.part, state: marketingParts.state, content: marketingParts.content })
    .from(marketingParts)
    .where(and(eq(marketingParts.podcastId, podcastId), inArray(marketingParts.part, [...partChannels])));
  return new Map(
    rows
      .filter(({ state }) => state === 'current')
      .map(({ part, content }) => [part as WrittenChannel, (content as { text: string }).text]),
  );
}

/** The sentence of a text that discloses it. */
function sentenceOf(text: string): string {
  const end = endOfDisclosure(text);
  if (end === undefined) return '';
  const start = Math.max(
    ...[...text.slice(0, end).matchAll(/[.!?\n]\s*/g)].map(({ index, 0: stop }) => index + stop.length),
    0,
  );
  const rest = /[.!?\n]|$/.exec(text.slice(end));
  return text.slice(start, end + (rest?.index ?? 0) + 1).trim();
}
