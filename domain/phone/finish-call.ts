import { and, eq, isNull } from 'drizzle-orm';
import { Unavailable } from '#adapters/unavailable.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { listings } from '#db/schema/listings.ts';
import { phoneCalls, phoneLines } from '#db/schema/phone.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../context.ts';
import { listDestinationsOfHome } from '../destinations/queries.ts';
import { recordContact } from '../leads/record-contact.ts';
import { plainText } from '../leads/rules.ts';
import { formatAddress } from '../listings/rules.ts';
import { formatPhone } from '../mails/format-phone.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { needsLead } from './call/advance-call.ts';
import type { PhoneCall } from './call/phone-call.ts';
import { hearPhoneMessage, linkPhoneMessage, phoneMessageKey, readPhoneMessage } from './phone-message.ts';
import { findLineOwner, type PhoneCallRow } from './queries.ts';
import { writeLeadMessage } from './write-lead-message.ts';

type Ctx = Pick<
  Context,
  'db' | 'queue' | 'now' | 'site' | 'keys' | 'storage' | 'telephony' | 'transcriber' | 'log'
>;

/** A recording that hasn't arrived by then won't; the agent must still hear about the call. */
const MAX_WAIT_MS = 600_000;
const MAX_MESSAGE = 4000;
/** CRMs identify people by email address, which a caller doesn't give. */
const takesCallers = ['email', 'webhook'] as const;

/**
 * Turns a finished call into a lead with its recording and transcript, if the caller asked for the agent. May be
 * repeated: a call becomes one lead, once. Throws `Unavailable` while a recording is on its way.
 */
export async function finishCall(ctx: Ctx, callId: string): Promise<void> {
  const [found] = await ctx.db
    .select({ row: phoneCalls, line: phoneLines })
    .from(phoneCalls)
    .innerJoin(phoneLines, eq(phoneLines.id, phoneCalls.lineId))
    .where(and(eq(phoneCalls.id, callId), isNull(phoneCalls.finishedAt)));
  if (!found) return;
  const { row, line } = found;
  const call = row.state as PhoneCall;
  const message = call.recordingId ? await keepRecording(ctx, row, call.recordingId) : undefined;
  const owner = line.userId ? await findLineOwner(ctx, line.userId) : undefined;
  await inTransaction(ctx, async (tx) => {
    const finished = await tx.db
      .update(phoneCalls)
      .set({ finishedAt: ctx.now(), endedAt: row.endedAt ?? ctx.now(), recordingKey: message?.key ?? null })
      .where(and(eq(phoneCalls.id, callId), isNull(phoneCalls.finishedAt)))
      .returning({ id: phoneCalls.id });
    if (finished.length === 0 || !needsLead(call, row.callerNumber !== null)) return;
    const contactId = await saveLead(
      { ...ctx, ...tx },
      { row, call, message, listingId: call.home?.listingId ?? line.listingId, ownerEmail: owner?.email },
    );
    await tx.db.update(phoneCalls).set({ contactId }).where(eq(phoneCalls.id, callId));
  });
  if (call.recordingId && message) await ctx.telephony?.deleteRecording(call.recordingId);
}

/** Our own copy of the recording, with its transcript. */
async function keepRecording(
  ctx: Ctx,
  row: PhoneCallRow,
  recordingId: string,
): Promise<KeptMessage | undefined> {
  const since = ctx.now().getTime() - (row.endedAt ?? row.createdAt).getTime();
  const isTooLate = since > MAX_WAIT_MS;
  let bytes: Uint8Array | undefined;
  try {
    bytes = await ctx.telephony?.fetchRecording(recordingId);
  } catch (error) {
    if (!(error instanceof Unavailable) || !isTooLate) throw error;
  }
  if (!bytes && !isTooLate) throw new Unavailable('telephony', 'the recording is not there yet');
  const sound = bytes && readPhoneMessage(bytes);
  if (!bytes || !sound) return undefined;
  const key = phoneMessageKey(row.id);
  await ctx.storage.put(key, bytes, { contentType: 'audio/wav' });
  return { key, heard: await hearPhoneMessage(ctx, sound), url: await linkPhoneMessage(ctx, row.id) };
}

type KeptMessage = { key: string; heard: string; url: string };
type FinishedCall = {
  row: PhoneCallRow;
  call: PhoneCall;
  message: KeptMessage | undefined;
  listingId: string | null;
  ownerEmail: string | undefined;
};

async function saveLead(
  tx: Pick<Context, 'db' | 'queue' | 'now'>,
  { row, call, message: left, listingId, ownerEmail }: FinishedCall,
): Promise<string> {
  const home = listingId ? await findHome(tx, listingId) : undefined;
  const agentEmail = home?.agentEmail ?? ownerEmail;
  // Forms store ten digits; a foreign number keeps its country code.
  const phone = (row.callerNumber ?? '').replace(/^\+1(?=\d{10}$)/, '');
  const who = { firstName: 'Caller', lastName: formatPhone(phone), email: '', phone };
  const message = plainText(writeLeadMessage(call, left?.heard ?? '')).slice(0, MAX_MESSAGE);
  const contactId = await recordContact(
    tx,
    {
      contactType: 'listing_lead',
      sourceKey: `phone-call:${row.id}`,
      ...who,
      message,
      listingUrl: home?.sourceUrl ?? '',
      listingId: home?.id ?? null,
      details: {
        source: 'Phone call',
        ...(left ? { recordingUrl: left.url } : {}),
        ...(home ? { listingAddress: formatAddress(home) } : {}),
        ...(agentEmail ? { agentEmail } : {}),
      },
    },
    ['spreadsheet', 'webhook', 'staff_mail', ...(agentEmail ? (['agent_mail'] as const) : [])],
    home?.podcastId ? await listDestinationsOfHome(tx, home.podcastId, takesCallers) : [],
  );
  if (home?.podcastId)
    await recordEvent(tx, {
      type: 'lead.created',
      podcastId: home.podcastId,
      data: {
        listingId: home.id,
        lead: { id: contactId, ...who, message, source: 'direct' },
      },
    });
  return contactId;
}

async function findHome(tx: Pick<Context, 'db'>, listingId: string) {
  const { id, sourceUrl, address, city, state, zipCode } = listings;
  const [home] = await tx.db
    .select({
      id,
      sourceUrl,
      address,
      city,
      state,
      zipCode,
      podcastId: podcasts.id,
      agentEmail: podcasts.customerEmail,
    })
    .from(listings)
    .leftJoin(podcasts, eq(podcasts.id, listings.podcastId))
    .where(eq(listings.id, listingId));
  return home;
}
