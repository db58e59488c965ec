import type { LeadValues } from '#domain/leads/rules.ts';
import { LEAD_FAILED } from '#domain/leads/rules.ts';
import { visitSource, wantsNoCount } from '../visit-source.ts';
import type { SentAlong } from './contact-state.ts';

export type LeadTarget = {
  /** The server function that stores the lead. */
  call: 'create-hubspot-lead' | 'create-listing-buyer-lead';
  listingId: string;
  listingAddress: string;
};

export type SendResult = { isSent: true } | { isSent: false; problems: Partial<LeadValues>; message: string };

type Refusal = { error?: { code?: string; message?: string; fields?: Partial<LeadValues> } };

/** Sends the lead; if the buyer can act on a refusal, its words are returned. */
export async function sendLead(
  { call, listingId, listingAddress }: LeadTarget,
  values: LeadValues & SentAlong,
): Promise<SendResult> {
  try {
    const answer = await fetch(`/functions/v1/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...values,
        source: 'Listing Page',
        reachSource: wantsNoCount() ? undefined : visitSource(),
        listingAddress,
        listingId,
      }),
    });
    if (answer.ok) return { isSent: true };
    const { error } = (await answer.json()) as Refusal;
    const mayBeSaid = error?.code === 'invalid' || error?.code === 'too_many';
    const message = (mayBeSaid && error?.message) || LEAD_FAILED;
    return { isSent: false, problems: error?.fields ?? {}, message };
  } catch {
    return { isSent: false, problems: {}, message: LEAD_FAILED };
  }
}
