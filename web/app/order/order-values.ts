import { z } from 'zod';
import { readMlsNumber } from '#domain/listings/mls/rules.ts';
import { MAX_LINKS } from '#domain/podcasts/rules.ts';
import { EmailAddress } from '../auth/email-address.ts';

export const WRONG_LINK = 'Please provide a valid, accessible listing URL.';

/** A home of an order. `draftId` is its fact sheet, if it has one; a home with a fact sheet needs no link. */
export type OrderLink = { url: string; draftId: string };

const Links = z
  .array(z.object({ url: z.string().trim(), draftId: z.string() }))
  .max(MAX_LINKS)
  .superRefine((links, ctx) => {
    const seen = new Set<string>();
    for (const [index, { url, draftId }] of links.entries()) {
      const problem = problemOf(url, index === 0 && draftId === '', seen);
      if (problem) ctx.addIssue({ code: 'custom', path: [index, 'url'], message: problem });
      seen.add(withScheme(url));
    }
  });

function problemOf(url: string, isRequired: boolean, seen: Set<string>): string | undefined {
  // An empty link below the first is just room for another.
  if (url === '') return isRequired ? 'Listing URL is required' : undefined;
  if (!isLink(url)) return WRONG_LINK;
  return seen.has(withScheme(url)) ? 'This link is already in your order.' : undefined;
}

export const OrderValues = z.object({
  name: z.string().trim().min(1, 'Name is required').max(100, 'Use up to 100 characters'),
  email: EmailAddress,
  phone: z
    .string()
    .trim()
    .min(1, 'Phone number is required')
    .max(40, 'This number is too long')
    .refine((text) => text.replace(/\D/g, '').length >= 7, 'Enter a phone number with its area code'),
  links: Links,
  /** Empty for an order of one's own. */
  teamId: z.string(),
  agentName: z.string().trim().max(100, 'Use up to 100 characters'),
  additionalDetails: z.string().trim().max(2000, 'Use up to 2,000 characters'),
});
export type OrderValues = z.infer<typeof OrderValues>;

/** The field errors in one sentence: what is missing, otherwise what is wrong. */
export function invalidNotice(messages: string[]): { title: string; description?: string } {
  if (messages.some((message) => message.endsWith(' is required')))
    return { title: 'Please fill in all required fields' };
  if (messages.length > 0 && messages.every((message) => message === WRONG_LINK))
    return { title: 'Invalid Listing URL', description: WRONG_LINK };
  const [only, ...others] = messages;
  return only && others.length === 0
    ? { title: 'Please check your order', description: only }
    : { title: 'Please check the marked fields' };
}

export const emptyLink: OrderLink = { url: '', draftId: '' };

export function emptyOrder(): OrderValues {
  return {
    name: '',
    email: '',
    phone: '',
    links: [emptyLink],
    teamId: '',
    agentName: '',
    additionalDetails: '',
  };
}

/** The order with this link first, without duplicates. */
export function withLinkFirst(values: OrderValues, given: OrderLink): OrderValues {
  const others = values.links.filter(
    ({ url, draftId }) =>
      (url !== '' || draftId !== '') &&
      (url === '' || url !== given.url) &&
      (draftId === '' || draftId !== given.draftId),
  );
  return { ...values, links: [given, ...others] };
}

/** Looks like a domain, with or without a scheme, or like an MLS number. The server checks whether it can be read. */
export function isLink(text: string): boolean {
  const given = text.trim();
  if (readMlsNumber(given)) return true;
  if (given === '' || given.length > 2048 || /\s/.test(given)) return false;
  const url = URL.parse(withScheme(given));
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false;
  return /^(?:[^.]+\.)+[^.]{2,}$/.test(url.hostname) || url.hostname === 'localhost';
}

function withScheme(link: string): string {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(link) ? link : `https://${link}`;
}

/** The links in a text, as pasted from a spreadsheet or an email. */
export function splitLinks(text: string): string[] {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  return parts.length > 1 && parts.every(isLink) ? parts : [];
}
