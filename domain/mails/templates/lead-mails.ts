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
    { label: 'Business', value: detail('businessName') },
    ...links.map((link) => ({ label: 'Listing', value: String(link) })),
    {
      label: 'Amount',
      value: contact.amountCents === null ? '' : `$${(contact.amountCents / 100).toFixed(2)}`,
    },
  ].filter(({ value }) => value !== '');
}
