import { and, eq, isNotNull } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { agentQuestions } from '#db/schema/production.ts';
import type { Context } from '../context.ts';
import { buildFactSheet } from '../script/facts/build-fact-sheet.ts';
import type { FactSheet } from '../script/schema.ts';

/** Everything currently known about a podcast's home; undefined until its listing has been read. */
export async function findFactSheet(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
): Promise<FactSheet | undefined> {
  const [row] = await ctx.db
    .select({ podcast: podcasts, listing: listings })
    .from(podcasts)
    .innerJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(eq(podcasts.id, podcastId));
  if (!row) return undefined;
  const answers = await ctx.db
    .select({ question: agentQuestions.question, answer: agentQuestions.answer })
    .from(agentQuestions)
    .where(and(eq(agentQuestions.podcastId, podcastId), isNotNull(agentQuestions.answer)));
  const { podcast, listing } = row;
  return buildFactSheet({
    listing,
    podcast,
    answers: answers.map(({ question, answer }) => ({ question, answer: answer ?? '' })),
    staffData: podcast.chatgptData,
  });
}
