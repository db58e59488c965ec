import { and, asc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import { authUsers } from '#db/schema/auth.ts';
import { markets } from '#db/schema/directory.ts';
import { pronunciations } from '#db/schema/pronunciations.ts';
import { stateName } from '#domain/listings/address/states.ts';
import type { Context } from '../../context.ts';
import { decodeCursor, encodeCursor } from '../../cursor.ts';
import { escapeLike } from '../../escape-like.ts';
import type { Lexicon } from '../lexicon.ts';
import { saidAs } from './said-as.ts';
import type { Pronunciation } from './schema.ts';

export const ENTRIES_PER_PAGE = 50;

/** A page of the entries whose word or pronunciation contains the search, by word. */
export async function listPronunciations(
  ctx: Pick<Context, 'db'>,
  query: { search?: string | undefined; marketId?: string | undefined; cursor?: string | undefined },
): Promise<{ entries: Pronunciation[]; nextCursor: string | null }> {
  const cursor = decodeCursor(query.cursor, () => true);
  const like = `%${escapeLike(query.search?.trim() ?? '')}%`;
  const rows = await ctx.db
    .select({
      entry: pronunciations,
      marketName: markets.name,
      changedBy: authUsers.email,
    })
    .from(pronunciations)
    .leftJoin(markets, eq(markets.id, pronunciations.marketId))
    .leftJoin(authUsers, eq(authUsers.id, pronunciations.updatedBy))
    .where(
      and(
        or(ilike(pronunciations.word, like), ilike(pronunciations.sayAs, like)),
        query.marketId ? eq(pronunciations.marketId, query.marketId) : undefined,
        cursor && sql`(${pronunciations.wordKey}, ${pronunciations.id}) > (${cursor[0]}, ${cursor[1]}::uuid)`,
      ),
    )
    .orderBy(asc(pronunciations.wordKey), asc(pronunciations.id))
    .limit(ENTRIES_PER_PAGE + 1);
  const last = rows.length > ENTRIES_PER_PAGE ? rows[ENTRIES_PER_PAGE - 1]?.entry : undefined;
  return {
    entries: rows.slice(0, ENTRIES_PER_PAGE).map(({ entry, marketName, changedBy }) => ({
      id: entry.id,
      marketId: entry.marketId,
      marketName,
      word: entry.word,
      notation: entry.notation === 'ipa' ? 'ipa' : 'respelling',
      sayAs: entry.sayAs,
      spoken: saidAs(entry),
      changedBy,
      updatedAt: entry.updatedAt.toISOString(),
    })),
    nextCursor: last ? encodeCursor([last.wordKey, last.id]) : null,
  };
}

export function listPronunciationMarkets(
  ctx: Pick<Context, 'db'>,
): Promise<{ id: string; name: string; state: string }[]> {
  return ctx.db
    .select({ id: markets.id, name: markets.name, state: markets.state })
    .from(markets)
    .orderBy(asc(markets.name), asc(markets.state));
}

/** The pronunciations of a place: those for everywhere, overridden by those of its market. */
export async function findLexicon(
  ctx: Pick<Context, 'db'>,
  place: { city: string; state: string },
): Promise<Lexicon> {
  const state = place.state.trim();
  const isHere = and(
    sql`lower(${markets.name}) = ${place.city.trim().toLowerCase()}`,
    sql`lower(${markets.state}) in (${state.toLowerCase()}, ${(stateName(state.toUpperCase()) ?? state).toLowerCase()})`,
  );
  const rows = await ctx.db
    .select({ entry: pronunciations })
    .from(pronunciations)
    .leftJoin(markets, eq(markets.id, pronunciations.marketId))
    .where(or(isNull(pronunciations.marketId), isHere))
    .orderBy(sql`${pronunciations.marketId} nulls first`);
  return new Map(rows.map(({ entry }) => [entry.wordKey, saidAs(entry)]));
}
