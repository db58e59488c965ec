import type { z } from 'zod';
import { recordAudit } from '#domain/audit.ts';
import { linkContactSheet } from '#domain/leads/contact-sheet.ts';
import { processContacts } from '#domain/leads/process-contacts.ts';
import { recordListingLead } from '#domain/leads/record-listing-lead.ts';
import { recordWebsiteLead } from '#domain/leads/record-website-lead.ts';
import { submitAnsweringInquiry } from '#domain/leads/submit-answering-inquiry.ts';
import { submitEnterpriseInquiry } from '#domain/leads/submit-enterprise-inquiry.ts';
import type { Functions } from '../contract.ts';
import type { Call } from '../http/call.ts';
import { actorOf } from '../listings/function-handlers.ts';

type Given<Name extends keyof Functions> = z.output<Functions[Name]['input']>;

export async function createHubspotLead({ ctx, clientIp }: Call, input: Given<'create-hubspot-lead'>) {
  if (input.kind === 'listing') await recordListingLead(ctx, { ...input.lead, ip: clientIp });
  else await recordWebsiteLead(ctx, { ...input.lead, ip: clientIp }, 'crm');
  return { success: true };
}

const listingIdPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export async function createListingBuyerLead(
  { ctx, clientIp }: Call,
  input: Given<'create-listing-buyer-lead'>,
) {
  const listingId = listingIdPattern.test(input.listingId ?? '') ? input.listingId : null;
  await recordListingLead(ctx, { ...input, listingId, ip: clientIp });
  return { success: true };
}

export async function sendToSpreadsheet({ ctx, clientIp }: Call, input: Given<'send-to-spreadsheet'>) {
  await recordWebsiteLead(ctx, { ...input.contactData, ip: clientIp }, 'spreadsheet');
  return { success: true };
}

export async function sendEnterpriseInquiry(
  { ctx, clientIp }: Call,
  input: Given<'send-enterprise-inquiry'>,
) {
  await submitEnterpriseInquiry(ctx, { ...input, ip: clientIp });
  return { success: true };
}

export async function sendAnsweringInquiry({ ctx, clientIp }: Call, input: Given<'send-answering-inquiry'>) {
  await submitAnsweringInquiry(ctx, { ...input, ip: clientIp });
  return { success: true };
}

export async function triggerContactProcessing(call: Call) {
  const summary = await processContacts(call.ctx);
  const details = { found: summary.total_found, errors: summary.errors };
  await recordAudit(call.ctx, { ...actorOf(call), action: 'contacts.processed', details });
  return { success: summary.errors === 0, summary };
}

export async function getSpreadsheetLink(call: Call) {
  const url = await linkContactSheet(call.ctx);
  await recordAudit(call.ctx, { ...actorOf(call), action: 'contacts.sheet_linked' });
  return { url };
}
