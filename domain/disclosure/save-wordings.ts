import { isUniqueViolation } from '#db/client.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { disclosureWordings } from '#db/schema/disclosure.ts';
import { type AuditEntry, recordAudit } from '../audit.ts';
import { checkText } from '../compliance/check-text.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { findWordings } from './queries.ts';
import { channelNames, type Wordings, writtenTexts } from './rules.ts';
import type { SaveWordings } from './schema.ts';

type Input = SaveWordings & {
  actor: Pick<AuditEntry, 'actorId' | 'ip'>;
  /** Why our own script editor would reject a wording; undefined if it wouldn't. */
  findSpokenFault: (wording: string) => string | undefined;
};

const CHANGED = 'Somebody else changed the wordings in the meantime. Reload the page and look at theirs.';

/**
 * Saves wordings as a new version. New episodes and texts use it; delivered ones keep theirs. Refused if our editor or
 * fair-housing law would reject a sentence, or if there's a newer version than the one being edited.
 */
export async function saveWordings(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  { wordings, seenVersion, actor, findSpokenFault }: Input,
): Promise<{ version: number }> {
  refuseUnfit(wordings, findSpokenFault);
  try {
    return await inTransaction(ctx, async (tx) => {
      if ((await findWordings(tx)).version !== seenVersion) throw new AppError('conflict', CHANGED);
      const version = seenVersion + 1;
      await tx.db
        .insert(disclosureWordings)
        .values({ version, wordings, savedBy: actor.actorId, createdAt: tx.now() });
      await recordAudit(tx, { ...actor, action: 'disclosure.saved', details: { version } });
      return { version };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('conflict', CHANGED);
    throw error;
  }
}

function refuseUnfit(wordings: Wordings, findSpokenFault: Input['findSpokenFault']): void {
  for (const [at, wording] of wordings.spoken.entries()) {
    const fault = findSpokenFault(wording);
    if (fault) refuse(`wordings.spoken.${at}`, `“${wording}” can’t be said: ${fault}.`);
  }
  const fault = findSpokenFault(wordings.added);
  if (fault) refuse('wordings.added', `This can’t be said: ${fault}.`);
  for (const [channel, text] of Object.entries(writtenTexts(wordings))) {
    const { verdict, reason } = checkText(text);
    const name = channelNames[channel as keyof typeof channelNames];
    if (verdict !== 'allow') refuse(`wordings.${channel}`, `${name}: ${reason ?? 'fair-housing law'}`);
  }
}

function refuse(field: string, message: string): never {
  throw new AppError('invalid', message, { fields: { [field]: message } });
}
