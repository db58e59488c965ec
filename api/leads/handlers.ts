import { recordAudit } from '#domain/audit.ts';
import { linkContactSheet } from '#domain/leads/contact-sheet.ts';
import { processContacts } from '#domain/leads/process-contacts.ts';
import { recordListingLead } from '#domain/leads/record-listing-lead.ts';
import { recordWebsiteLead } from '#domain/leads/record-website-lead.ts';
import { submitAnsweringInquiry } from '#domain/leads/submit-answering-inquiry.ts';
import { submitEnterpriseInquiry } from '#domain/leads/submit-enterprise-inquiry.ts';
import { actorOf } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import type { leadFunctions } from './contract.ts';

const listingIdPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const leadHandlers: Handlers<typeof leadFunctions> = {
  'create-hubspot-lead': async ({ ctx, clientIp }, input) => {
    if (input.kind === 'listing') await recordListingLead(ctx, { ...input.lead, ip: clientIp });
    else await recordWebsiteLead(ctx, { ...input.lead, ip: clientIp }, 'crm');
    return { success: true };
  },
  'create-listing-buyer-lead': async ({ ctx, clientIp }, input) => {
    const listingId = listingIdPattern.test(input.listingId ?? '') ? input.listingId : null;
    await recordListingLead(ctx, { ...input, listingId, ip: clientIp });
    return { success: true };
  },
  'send-to-spreadsheet': async ({ ctx, clientIp }, input) => {
    await recordWebsiteLead(ctx, { ...input.contactData, ip: clientIp }, 'spreadsheet');
    return { success: true };
  },
  'send-enterprise-inquiry': async ({ ctx, clientIp }, input) => {
    await submitEnterpriseInquiry(ctx, { ...input, ip: clientIp });
    return { success: true };
  },
  'send-answering-inquiry': async ({ ctx, clientIp }, input) => {
    await submitAnsweringInquiry(ctx, { ...input, ip: clientIp });
    return { success: true };
  },
  'trigger-contact-processing': async (call) => {
    const summary = await processContacts(call.ctx);
    const details = { found: summary.total_found, errors: summary.errors };
    await recordAudit(call.ctx, { ...actorOf(call), action: 'contacts.processed', details });
    return { success: summary.errors === 0, summary };
  },
  'get-spreadsheet-link': async (call) => {
    const url = await linkContactSheet(call.ctx);
    await recordAudit(call.ctx, { ...actorOf(call), action: 'contacts.sheet_linked' });
    return { url };
  },
};
