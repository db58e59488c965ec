import { callVendor, readTrouble } from './call-vendor.ts';
import type { LeadVendor, VendorCall } from './contract.ts';
import { leadLines } from './lead-lines.ts';

type Options = { siteUrl: string; formUrl?: string; timeoutMs?: number };

const NAME = 'Salesforce';
const TAKEN = `${NAME} took the form. It never says whether a lead came of it.`;
/** Salesforce drops a whole form if one value is longer than its field. */
const maxLengths: Record<string, number> = {
  first_name: 40,
  last_name: 80,
  email: 80,
  phone: 40,
  company: 255,
  URL: 255,
  description: 32_000,
};

/**
 * Posts the web-to-lead form. Salesforce answers 200 no matter what, has no key to recognize a repeat by and can't be
 * queried afterward. So we never resend what may have arrived.
 */
export function createSalesforceForm(options: Options): LeadVendor {
  const { formUrl = 'https://webto.salesforce.com/servlet/servlet.WebToLead', timeoutMs = 15_000 } = options;
  return {
    preview: (given) => [
      {
        title: 'Lead',
        fields: Object.entries(toForm(given, options.siteUrl)).map(([name, value]) => ({ name, value })),
      },
    ],
    async send(given, { mayHaveArrived, isTest }) {
      if (mayHaveArrived) return unsure('We were interrupted while sending this lead.');
      const form = { ...toForm(given, options.siteUrl), ...(isTest ? { debug: '1' } : {}) };
      if (form.email.length > (maxLengths.email as number))
        return { kind: 'refused', says: `${NAME} takes email addresses of up to 80 characters.` };
      const query = new URLSearchParams({ encoding: 'UTF-8', orgId: form.oid });
      const reply = await callVendor(`${formUrl}?${query}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' },
        body: new URLSearchParams(form).toString(),
        timeoutMs,
      });
      const wrong = readTrouble(NAME, reply, { canRepeat: false });
      if (wrong) return wrong.kind === 'unsure' ? unsure(wrong.says) : wrong;
      if (reply.kind === 'silent') return unsure(`${NAME} didn’t answer.`);
      if (reply.status >= 400)
        return { kind: 'refused', says: `${NAME} refused the form (${reply.status}).` };
      // The only sign of failure that a 200 may carry.
      if (/exception/i.test(reply.headers.get('is-processed') ?? ''))
        return {
          kind: 'refused',
          says: `${NAME} couldn’t work on the form. Check your organization ID and field names.`,
        };
      if (/<title>[^<]*(?:maintenance|unavailable|error)/i.test(reply.text))
        return unsure(`${NAME} answered with an error page.`);
      return { kind: 'taken', says: TAKEN };
    },
  };
}

function unsure(what: string) {
  const says = `${what} It may be there already: look in ${NAME} before you send it again.`;
  return { kind: 'unsure' as const, says, canRepeat: false };
}

/** Last name and company are required. Consent and reference are in the description. */
function toForm({ lead, extra, settings }: Omit<VendorCall, 'secret'>, siteUrl: string) {
  const { firstName, lastName, email, phone } = lead;
  const form = {
    ...extra,
    first_name: lastName ? firstName : '',
    last_name: lastName || firstName || email,
    company: 'Not given',
    email,
    phone,
    URL: lead.home.pageUrl,
    lead_source: 'Hearthcast',
    description: [lead.message, '', ...leadLines(lead)].join('\n'),
  };
  const cut = Object.entries(form).map(([name, value]) => [
    name,
    name === 'email' ? value : value.slice(0, maxLengths[name] ?? 255),
  ]);
  return { ...(Object.fromEntries(cut) as typeof form), oid: settings.oid ?? '', retURL: siteUrl };
}
