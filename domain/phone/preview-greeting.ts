import { signAnswer } from '../ask/aloud/speak-answer.ts';
import type { Context } from '../context.ts';
import { callWords } from './call/call-words.ts';
import { checkGreeting } from './change-line.ts';
import { findLineOwner } from './queries.ts';

/** How a call to this account would begin with a greeting, with the ticket for a host to say it. Stores nothing. */
export async function previewGreeting(
  ctx: Pick<Context, 'db' | 'keys' | 'now'>,
  { greeting, userId }: { greeting: string; userId: string },
): Promise<{ say: string; ticket: string }> {
  checkGreeting(greeting);
  const owner = await findLineOwner(ctx, userId);
  const say = [callWords.greeting({ agentName: owner?.name ?? null }), greeting].filter(Boolean).join(' ');
  return { say, ticket: await signAnswer(ctx, say) };
}
