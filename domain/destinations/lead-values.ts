import type { VendorLead } from '#adapters/lead-vendors/contract.ts';
import { type LeadValueName, leadValueNames } from './rules.ts';

/** Everything about a lead that can be sent to a separate field, as text. */
export function leadValues(lead: VendorLead): Record<LeadValueName, string> {
  const { home, consent } = lead;
  const place = [home.street, home.city, [home.state, home.zip].filter(Boolean).join(' ')];
  return {
    firstName: lead.firstName,
    lastName: lead.lastName,
    fullName: `${lead.firstName} ${lead.lastName}`.trim(),
    email: lead.email,
    phone: lead.phone,
    message: lead.message,
    homeAddress: place.filter(Boolean).join(', '),
    pageUrl: home.pageUrl,
    price: home.price,
    mlsNumber: home.mlsNumber,
    cameFrom: lead.cameFrom,
    submittedAt: lead.submittedAt,
    consentWording: consent?.wording ?? '',
    consentTime: consent?.givenAt ?? '',
    pageVersion: consent?.pageVersion ?? '',
  };
}

/** The owner's own fields, by the destination's name for each. Empty values are left out. */
export function mapLeadValues(lead: VendorLead, mapping: Record<string, string>): Record<string, string> {
  const values = leadValues(lead);
  return Object.fromEntries(
    leadValueNames.flatMap((name) => {
      const field = mapping[name];
      return field && values[name] !== '' ? [[field, values[name]]] : [];
    }),
  );
}
