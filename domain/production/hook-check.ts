import type { Context } from '../context.ts';
import type { HookCheck } from '../marketing/clips/choose-window.ts';
import { checkClaims } from '../script/claims/check-claims.ts';
import type { FactSheet, Turn } from '../script/schema.ts';
import { loadArtifacts } from './run/artifacts.ts';
import { stepData } from './run/step-data.ts';

/**
 * Whether a sentence of the episode is true by itself. There, "hardwood floors" may depend on "in the main rooms"
 * a moment before; in large letters at the start of a clip, it can't.
 */
export function createHookCheck(turns: readonly Turn[], sheet: FactSheet): HookCheck {
  return (sentence) => {
    const turn = turns.find(({ text }) => text.includes(sentence));
    return (
      !turn || checkClaims({ turns: [{ ...turn, text: sentence }] }, sheet).every(({ factId }) => factId)
    );
  };
}

/** The same for a stored episode; undefined if it was made elsewhere. */
export async function findHookCheck(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
): Promise<HookCheck | undefined> {
  const artifacts = await loadArtifacts(ctx, podcastId);
  const sheet = stepData['check-facts'].safeParse(artifacts['check-facts']?.data).data?.sheet;
  const script = stepData['check-script'].safeParse(artifacts['check-script']?.data).data?.script;
  return sheet && script ? createHookCheck(script.turns, sheet) : undefined;
}
