import type { PreviewPart, VendorLead } from '#adapters/lead-vendors/contract.ts';
import type { Context } from '../context.ts';
import type { MailContent } from '../mails/render-mail.ts';
import { forwardedLeadMail } from '../mails/templates/lead-mails.ts';
import { writeAdfDocument } from './adf-document.ts';
import { leadValues } from './lead-values.ts';

type Written = { lead: VendorLead; extra: Record<string, string> };
type Site = Context['site'];

/** The email that kvCORE reads: text with nothing but the document. */
export function writeAdfMail(site: Site, { lead, extra }: Written): MailContent {
  const subject = `New lead from ${site.name}: ${leadValues(lead).fullName}`;
  return { subject, html: '', text: writeAdfDocument(lead, extra, site) };
}

/** The email that people read. */
export function writeLeadMessage(site: Site, { lead, extra }: Written): MailContent {
  return forwardedLeadMail(site, { ...leadValues(lead), extra });
}

/** The body of the signed webhook: everything, with the owner's own fields under `fields`. */
export function writeLeadBody({ lead, extra }: Written): string {
  const { reference, submittedAt, home, consent, ...person } = lead;
  const data = { lead: { id: reference, ...person, home, consent }, fields: extra };
  return JSON.stringify({ type: 'lead.created', timestamp: submittedAt, data });
}

export function previewMessage(title: string, { subject, text }: MailContent, to: string): PreviewPart[] {
  const fields = [
    { name: 'To', value: to },
    { name: 'Subject', value: subject },
    { name: 'Text', value: text },
  ];
  return [{ title, fields }];
}
