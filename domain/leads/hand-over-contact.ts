import { LeadRefused } from '#adapters/lead-webhook/contract.ts';
import type { contacts } from '#db/schema/leads.ts';
import type { Context } from '../context.ts';
import { type TrafficSource, trafficSourceLabels } from '../listings/analytics/rules.ts';
import { findMailHome, findMailHomeOfListing } from '../listings/cover/queries.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { agentLeadMail, staffContactMail } from '../mails/templates/lead-mails.ts';
import { type ContactDestination, describeConsent } from './rules.ts';

export type HandOverContext = Pick<
  Context,
  'db' | 'queue' | 'now' | 'site' | 'orders' | 'crm' | 'spreadsheet' | 'leadWebhook'
>;
export type Contact = typeof contacts.$inferSelect;
/** Ours; an agent's own are sent by `deliver-to-destination.ts`. */
export type OwnDestination = Exclude<ContactDestination, 'agent_destination'>;
type HandOver = (ctx: HandOverContext, contact: Contact, deliveryKey: string) => Promise<unknown>;

/** How each destination gets a contact. They all recognize the key, so a repeat changes nothing. */
const deliveries: Record<OwnDestination, HandOver> = {
  crm: (ctx, contact, key) => ctx.crm.saveLead(toCrmLead(contact), key),
  spreadsheet: (ctx, contact, key) => ctx.spreadsheet.addRow(toRow(contact), key),
  webhook: (ctx, contact, key) => ctx.leadWebhook.deliver(toWebhookLead(contact), key),
  staff_mail: async (ctx, contact, key) =>
    queueMail(ctx, {
      mailKey: key,
      kind: 'staff-contact',
      recipient: ctx.orders.staffInbox,
      replyTo: contact.email || null,
      content: staffContactMail(ctx.site, await forMail(ctx, contact)),
    }),
  agent_mail: async (ctx, contact, key) => {
    const recipient = contact.details.agentEmail;
    if (typeof recipient !== 'string') throw new LeadRefused('The agent has no address.');
    const content = agentLeadMail(ctx.site, await forMail(ctx, contact));
    await queueMail(ctx, {
      mailKey: key,
      kind: 'agent-lead',
      recipient,
      replyTo: contact.email || null,
      content,
    });
  },
};

export async function handOverContact(
  ctx: HandOverContext,
  contact: Contact,
  delivery: { destination: OwnDestination; deliveryKey: string },
): Promise<void> {
  await deliveries[delivery.destination](ctx, contact, delivery.deliveryKey);
}

async function forMail(ctx: HandOverContext, contact: Contact) {
  const { listingId, podcastId } = contact;
  const home = listingId
    ? await findMailHomeOfListing(ctx, listingId)
    : podcastId
      ? await findMailHome(ctx, podcastId)
      : undefined;
  return { ...contact, cameFrom: cameFrom(contact), home };
}

function detail(contact: Contact, name: string): string {
  const value = contact.details[name];
  return typeof value === 'string' ? value : '';
}

/** The link that a buyer came through, in words; empty if unknown. */
function cameFrom(contact: Contact): string {
  const source = detail(contact, 'reachSource') as TrafficSource | '';
  return source === '' || source === 'direct' ? '' : trafficSourceLabels[source];
}

/** The message, where the buyer came from and what they agreed to: the CRM and the sheet have no fields for that. */
function messageOf(contact: Contact, ...more: string[]): string {
  const place = cameFrom(contact);
  const agreed = contact.consent ? `Agreed to: ${describeConsent(contact.consent)}` : '';
  return [contact.message, ...more, place && `Came from: ${place}`, agreed]
    .filter((part) => part !== '')
    .join(' · ');
}

/**
 * The home that a buyer asks about, or a team's number of listings, because there may be no link that says
 * so.
 */
function about(contact: Contact): string[] {
  const listings = detail(contact, 'numberOfListings');
  return [detail(contact, 'listingAddress'), listings && `${listings} listings`];
}

function toCrmLead(contact: Contact) {
  const { email, firstName, lastName, phone, listingUrl, amountCents, status, createdAt } = contact;
  return {
    kind: contact.contactType,
    email,
    firstName,
    lastName,
    phone,
    company: detail(contact, 'companyName'),
    listingUrl,
    message: messageOf(contact, ...about(contact)),
    amountCents,
    status,
    timestamp: createdAt.toISOString(),
  };
}

function toRow(contact: Contact) {
  return {
    submission_date: contact.createdAt.toISOString(),
    contact_type: contact.contactType,
    first_name: contact.firstName,
    last_name: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    listing_url: contact.listingUrl,
    amount: contact.amountCents === null ? '' : (contact.amountCents / 100).toFixed(2),
    status: contact.status,
    message: messageOf(contact, ...about(contact)),
  };
}

function toWebhookLead(contact: Contact) {
  return {
    email: contact.email,
    firstName: contact.firstName,
    phone: contact.phone,
    listingUrl: contact.listingUrl,
    source: detail(contact, 'source') || contact.contactType,
    timestamp: contact.createdAt.toISOString(),
  };
}
