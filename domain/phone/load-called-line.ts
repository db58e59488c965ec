import type { Context } from '../context.ts';
import type { CalledLine } from './call/phone-call.ts';
import { isWithinLineHours } from './line-hours.ts';
import {
  countUsedMinutes,
  findHomeOfLine,
  findLineOwner,
  type PhoneCallRow,
  type PhoneLine,
} from './queries.ts';

type Caller = Pick<PhoneCallRow, 'callerNumber' | 'callerState' | 'createdAt'>;

/** A line as a call sees it now, without anything unpublished or closed since the last turn. */
export async function loadCalledLine(
  ctx: Pick<Context, 'db' | 'site' | 'now'>,
  line: PhoneLine,
  caller: Caller,
): Promise<CalledLine> {
  const home = line.listingId ? await findHomeOfLine(ctx, line.listingId) : undefined;
  const owner = line.userId ? await findLineOwner(ctx, line.userId) : undefined;
  const now = ctx.now();
  const isOpen = isWithinLineHours(line.hours, line.timeZone, now);
  return {
    agentName: home?.agentName ?? owner?.name ?? null,
    greeting: line.greeting,
    home: home
      ? { slug: home.slug, listingId: home.listingId, address: home.address, state: home.state }
      : null,
    isHomeGone: line.listingId !== null && !home,
    messagesOnly: line.isPaused ? 'paused' : (await isUsedUp(ctx, line)) ? 'used-up' : null,
    transferTo: isOpen ? line.transferNumber : null,
    isCallerKnown: caller.callerNumber !== null,
    callerState: caller.callerState,
    secondsOnLine: (now.getTime() - caller.createdAt.getTime()) / 1000,
  };
}

async function isUsedUp(ctx: Pick<Context, 'db' | 'now'>, line: PhoneLine): Promise<boolean> {
  return line.includedMinutes !== null && (await countUsedMinutes(ctx, line)) >= line.includedMinutes;
}
