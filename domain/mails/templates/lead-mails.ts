import type { SiteSettings } from '../../context.ts';
import { type MailContent, renderMail } from '../render-mail.ts';

type Contact = {
  contactType: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  listingUrl: string;
  amountCents: number | null;
  message: string;
  details: Record<string, unknown>;
  consent?: { wording: string; givenAt: string; pageVersion: string } | null;
  /** The link that they came by; empty or missing if unknown. */
  cameFrom?: string;
};

const headings: Record<string, string> = {
  order: 'A new order',
  listing_lead: 'A buyer asks about a home',
  market_request: 'A market was requested',
  enterprise_inquiry: 'An enterprise inquiry',
  answering_inquiry: 'Somebody asks for the answering service',
  business_inquiry: 'Somebody asks a business of the directory',
};

/** Tells staff about a contact; a reply goes to that person. */
export function staffContactMail(site: SiteSettings, contact: Contact): MailContent {
  const heading = headings[contact.contactType] ?? 'A new contact';
  return renderMail(site, {
    subject: `${heading}: ${nameOf(contact)}`,
    preheader: contact.email,
    heading,
    paragraphs: contact.message ? [contact.message] : [],
    facts: factsOf(contact),
    closing: 'Answer this mail to write to them.',
  });
}

/** Tells the person who ordered a listing page that a buyer wrote from it: the page promises an answer. */
export function agentLeadMail(site: SiteSettings, contact: Contact): MailContent {
  return renderMail(site, {
    subject: `${nameOf(contact)} asks about your listing`,
    preheader: 'A buyer wrote from your listing page.',
    heading: 'A buyer wrote to you',
    paragraphs: [
      'Somebody filled in the form on your listing page and expects an answer. Answer this mail to write to them.',
      contact.message,
    ],
    facts: factsOf(contact),
    closing: `You get this mail because you ordered this listing page from ${site.name}. If somebody else answers for this home, please pass it on to them.`,
  });
}

type ForwardedLead = Record<
  | 'fullName'
  | 'email'
  | 'phone'
  | 'message'
  | 'homeAddress'
  | 'pageUrl'
  | 'cameFrom'
  | 'consentWording'
  | 'consentTime'
  | 'pageVersion',
  string
> & { extra: Record<string, string> };

/** A lead for an address that the agent chose; a reply goes to the buyer. */
export function forwardedLeadMail(site: SiteSettings, lead: ForwardedLead): MailContent {
  const facts = {
    Name: lead.fullName,
    Email: lead.email,
    Phone: lead.phone,
    Home: lead.homeAddress,
    'Listing page': lead.pageUrl,
    'Came from': lead.cameFrom,
    'Agreed to': lead.consentWording,
    'Agreed at': lead.consentTime,
    'Page version': lead.pageVersion,
    ...lead.extra,
  };
  return renderMail(site, {
    subject: `New lead: ${lead.fullName || lead.email}`,
    preheader: 'A buyer wrote from a listing page.',
    heading: 'New lead',
    paragraphs: [lead.message],
    facts: Object.entries(facts).flatMap(([label, value]) => (value === '' ? [] : [{ label, value }])),
    closing: `Reply to this email to reach the buyer directly. It comes from a listing page made with ${site.name}.`,
  });
}

/** Tells an agent that leads don't reach a destination; at most once a day for each. */
export function undeliveredLeadMail(
  site: SiteSettings,
  { destination, says }: { destination: string; says: string },
): MailContent {
  return renderMail(site, {
    subject: `A lead didn’t reach ${destination}`,
    preheader: says,
    heading: 'A lead wasn’t delivered',
    paragraphs: [
      says,
      'Nothing is lost: you got the lead by email, and we keep it. Fix the destination in Settings, then send the lead again.',
    ],
    facts: [{ label: 'Destination', value: destination }],
    button: { label: 'Open your leads', url: `${site.url}/leads` },
    closing: `Questions? Write to ${site.supportEmail} or call ${site.supportPhone}.`,
  });
}

function nameOf({ firstName, lastName, email }: Contact): string {
  return `${firstName} ${lastName}`.trim() || email;
}

function factsOf(contact: Contact): { label: string; value: string }[] {
  const detail = (name: string) => {
    const value = contact.details[name];
    return typeof value === 'string' ? value : '';
  };
  const links: unknown[] = Array.isArray(contact.details.listingUrls)
    ? contact.details.listingUrls
    : [contact.listingUrl];
  return [
    { label: 'Name', value: nameOf(contact) },
    { label: 'Email', value: contact.email },
    { label: 'Phone', value: contact.phone },
    { label: 'Company', value: detail('companyName') },
    { label: 'Listings', value: detail('numberOfListings') },
    { label: 'Home', value: detail('listingAddress') },
    { label: 'Came from', value: contact.cameFrom ?? '' },
    { label: 'Agreed to', value: contact.consent?.wording ?? '' },
    { label: 'Agreed at', value: contact.consent?.givenAt ?? '' },
    { label: 'Page version', value: contact.consent?.pageVersion ?? '' },
    { label: 'Business', value: detail('businessName') },
    ...links.map((link) => ({ label: 'Listing', value: String(link) })),
    {
      label: 'Amount',
      value: contact.amountCents === null ? '' : `$${(contact.amountCents / 100).toFixed(2)}`,
    },
  ].filter(({ value }) => value !== '');
}
