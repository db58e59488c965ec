import type { SiteSettings } from '../../context.ts';
import { callByName } from '../call-by-name.ts';
import { emailLink, phoneLink } from '../contact-links.ts';
import { easternTime } from '../eastern-time.ts';
import { formatPhone } from '../format-phone.ts';
import type { MailButton, MailFact } from '../mail-blocks.ts';
import { homePicture, type MailHome } from '../mail-home.ts';
import { type MailContent, renderMail } from '../render-mail.ts';
import { orderedPageClosing, questionsClosing, replyClosing } from './closings.ts';

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
  /** The link that they came through; empty or missing if unknown. */
  cameFrom?: string;
  home?: MailHome | undefined;
};

const headings: Record<string, string> = {
  order: 'New order',
  listing_lead: 'New buyer lead',
  market_request: 'New market request',
  enterprise_inquiry: 'New enterprise inquiry',
  answering_inquiry: 'New answering service inquiry',
  business_inquiry: 'New directory inquiry',
};

/** Tells staff about a contact; a reply goes to that person. */
export function staffContactMail(site: SiteSettings, contact: Contact): MailContent {
  const heading = headings[contact.contactType] ?? 'New contact';
  return renderMail(site, {
    subject: `${heading}: ${nameOf(contact)}`,
    preheader: contact.message || contact.email,
    picture: homePicture(contact.home),
    heading,
    ...(contact.message ? { quote: contact.message } : {}),
    paragraphs: [],
    facts: factsOf(contact),
    closing: contact.email ? replyClosing(nameOf(contact)) : CALL_BACK,
  });
}

/**
 * Tells the person who ordered a listing page that a buyer wrote from it, because the page promises an
 * answer.
 */
export function agentLeadMail(site: SiteSettings, contact: Contact): MailContent {
  if (contact.email === '') return agentCallMail(site, contact);
  const name = nameOf(contact);
  return renderMail(site, {
    subject: `New lead: ${name} asked about ${contact.home?.name ?? 'your listing'}`,
    preheader: contact.message || 'A buyer messaged you from your listing page.',
    picture: homePicture(contact.home),
    heading: `${callByName(name) === '' ? 'A buyer' : name} sent you a message`,
    quote: contact.message,
    paragraphs: [`It came from the form on your listing page. ${replyClosing(name)}`],
    facts: factsOf(contact),
    button: reachButton(contact, name),
    closing: `${orderedPageClosing(site)} If another agent handles this listing, please forward this email to them.`,
  });
}

/** Tells the agent that someone called and asked for them, with what was said. */
function agentCallMail(site: SiteSettings, contact: Contact): MailContent {
  const call = phoneLink(contact.phone);
  return renderMail(site, {
    subject: `New phone message about ${contact.home?.name ?? 'your listing'}`,
    preheader: contact.message || 'Someone called and asked for you.',
    picture: homePicture(contact.home),
    heading: 'You have a new phone message',
    quote: contact.message,
    paragraphs: [`Our AI assistant took this call for you. ${call ? CALL_BACK : 'There was no caller ID.'}`],
    facts: factsOf(contact),
    ...(call ? { button: { label: 'Call back', url: call } } : {}),
    closing: `You’re getting this email because ${site.name} answers the phone for this listing.`,
  });
}

const CALL_BACK = 'The caller didn’t leave an email address, so you’ll need to call back.';

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
  const name = lead.fullName || lead.email;
  const facts: MailFact[] = [
    { label: 'Name', value: lead.fullName },
    ...reachFacts(lead),
    { label: 'Home', value: lead.homeAddress, href: lead.pageUrl || undefined },
    { label: 'Found through', value: lead.cameFrom },
    { label: 'Buyer’s consent', value: lead.consentWording && `“${lead.consentWording}”` },
    { label: 'Consent given', value: sayMoment(lead.consentTime) },
    { label: 'Consent version', value: lead.pageVersion },
    ...Object.entries(lead.extra).map(([label, value]) => ({ label, value })),
  ];
  return renderMail(site, {
    subject: lead.homeAddress ? `New lead: ${name}, ${lead.homeAddress}` : `New lead: ${name}`,
    preheader: lead.message || 'A buyer messaged you from one of your pages.',
    heading: lead.homeAddress ? `${name} asked about ${lead.homeAddress}` : 'New lead',
    ...(lead.message ? { quote: lead.message } : {}),
    paragraphs: [],
    facts: facts.filter(({ value }) => value !== ''),
    button: reachButton(lead, name),
    closing: `${lead.email ? replyClosing(name) : CALL_BACK} This lead came from your listing page on ${site.name}.`,
  });
}

/** Tells an agent that leads don't reach a destination; at most once a day for each. */
export function undeliveredLeadMail(
  site: SiteSettings,
  { destination, says, teamId }: { destination: string; says: string; teamId: string | null },
): MailContent {
  return renderMail(site, {
    subject: `A lead didn’t reach ${destination}`,
    preheader: says,
    heading: `A lead didn’t reach ${destination}`,
    paragraphs: [
      says,
      teamId
        ? 'The lead is safe: the agent got it by email, and it’s saved here. Check the connection on your team’s page, then send the lead again from its log.'
        : 'The lead is safe: we emailed it to you, and it’s saved in your account. Check the connection in Settings, then send the lead again.',
    ],
    button: teamId
      ? { label: 'Open your team', url: `${site.url}/team/${teamId}` }
      : { label: 'Open Settings', url: `${site.url}/settings` },
    closing: questionsClosing(site),
  });
}

function nameOf({ firstName, lastName, email }: Contact): string {
  return `${firstName} ${lastName}`.trim() || email;
}

type Reachable = { email: string; phone: string };

function reachFacts({ email, phone }: Reachable): MailFact[] {
  return [
    { label: 'Phone', value: formatPhone(phone), href: phoneLink(phone) },
    { label: 'Email', value: email, href: emailLink(email) },
  ];
}

/** Whoever calls first usually gets the showing, so a number comes before an address. */
function reachButton({ email, phone }: Reachable, name: string): MailButton | undefined {
  const first = name.includes('@') ? 'them' : name.split(' ')[0];
  const call = phoneLink(phone);
  if (call) return { label: `Call ${first}`, url: call };
  const write = emailLink(email);
  return write ? { label: `Email ${first}`, url: write } : undefined;
}

function factsOf(contact: Contact): MailFact[] {
  const detail = (name: string) => {
    const value = contact.details[name];
    return typeof value === 'string' ? value : '';
  };
  const links: unknown[] = Array.isArray(contact.details.listingUrls)
    ? contact.details.listingUrls
    : [contact.listingUrl];
  return [
    { label: 'Name', value: nameOf(contact) },
    ...reachFacts(contact),
    { label: 'Company', value: detail('companyName') },
    { label: 'Listings', value: detail('numberOfListings') },
    { label: 'Home', value: contact.home ? '' : detail('listingAddress') },
    { label: 'Found through', value: contact.cameFrom ?? '' },
    { label: 'Buyer’s consent', value: contact.consent ? consentLine(contact.consent) : '' },
    { label: 'Business', value: detail('businessName') },
    {
      label: 'Recording',
      value: detail('recordingUrl') && 'Play the recording',
      href: detail('recordingUrl'),
    },
    ...links.map((link) => listingFact(String(link))),
    {
      label: 'Amount',
      value: contact.amountCents === null ? '' : `$${(contact.amountCents / 100).toFixed(2)}`,
    },
  ].filter(({ value }) => value !== '');
}

function consentLine({ wording, givenAt, pageVersion }: NonNullable<Contact['consent']>): string {
  return `“${wording}” (${easternTime(new Date(givenAt), 'medium')}, version ${pageVersion})`;
}

/** A link to a listing is shown as its site's name. */
function listingFact(link: string): MailFact {
  const url = URL.parse(link);
  if (!url || !/^https?:$/.test(url.protocol)) return { label: 'Listing', value: link };
  return { label: 'Listing', value: `Open on ${url.hostname.replace(/^www\./, '')}`, href: url.href };
}

/** Anything that isn't a time stays as it is. */
function sayMoment(given: string): string {
  const moment = new Date(given);
  if (given === '' || Number.isNaN(moment.getTime())) return given;
  return easternTime(moment, 'medium');
}
