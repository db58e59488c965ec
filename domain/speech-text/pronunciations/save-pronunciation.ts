import { eq } from 'drizzle-orm';
import { isUniqueViolation } from '#db/client.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { markets } from '#db/schema/directory.ts';
import { pronunciations } from '#db/schema/pronunciations.ts';
import { type AuditEntry, recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { lexiconKey } from '../lexicon.ts';
import { saidAs } from './said-as.ts';
import type { SavePronunciation } from './schema.ts';

type Actor = Pick<AuditEntry, 'actorId' | 'ip'>;

/** Adds a word's pronunciation, or changes it if an id is given. A word has one entry per market; may be repeated. */
export async function savePronunciation(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  input: SavePronunciation & { actor: Actor },
): Promise<{ id: string }> {
  const { word, notation, sayAs } = input;
  const wordKey = lexiconKey(word);
  const spoken = saidAs({ notation, sayAs });
  if (wordKey === '' || spoken === '') throw refusal('sayAs', 'This cannot be said. Please enter letters.');
  const values = {
    marketId: input.marketId ?? null,
    word,
    wordKey,
    notation,
    sayAs,
    updatedBy: input.actor.actorId,
    updatedAt: ctx.now(),
  };
  try {
    return await inTransaction(ctx, async (tx) => {
      if (values.marketId && !(await hasMarket(tx, values.marketId)))
        throw refusal('marketId', 'There is no such market any more.');
      const [row] = input.id
        ? await tx.db
            .update(pronunciations)
            .set(values)
            .where(eq(pronunciations.id, input.id))
            .returning({ id: pronunciations.id })
        : await tx.db.insert(pronunciations).values(values).returning({ id: pronunciations.id });
      if (!row) throw new AppError('not_found', 'This entry has just been removed.');
      const details = { word, sayAs, marketId: values.marketId };
      await recordAudit(tx, { ...input.actor, action: 'pronunciation.saved', subject: row.id, details });
      return row;
    });
  } catch (error) {
    if (isUniqueViolation(error))
      throw refusal('word', 'This word has an entry already. Please change that one.');
    throw error;
  }
}

async function hasMarket(ctx: Pick<Context, 'db'>, marketId: string): Promise<boolean> {
  const found = await ctx.db
    .select({ id: markets.id })
    .from(markets)
    .where(eq(markets.id, marketId))
    .for('share');
  return found.length > 0;
}

function refusal(field: string, message: string): AppError {
  return new AppError('conflict', message, { fields: { [field]: message } });
}
