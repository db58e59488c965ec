import { z } from 'zod';
import { trafficSources } from '../listings/analytics/rules.ts';
import { INVALID_URL, toListingUrl } from '../listings/rules.ts';
import { enterpriseSizes, type LeadField, leadEmailPattern, leadProblem, plainText } from './rules.ts';

/** Text that the database can hold exactly as it was sent. */
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();
export const storableMessage = 'This text contains characters we can’t store';
const required = 'Please fill in all required fields';
const emailMessage = 'Please enter a valid email address';

const text = (max: number) =>
  z.string().trim().max(max, `This may have at most ${max} characters`).refine(storable, storableMessage);
const requiredText = (max: number, message = required) =>
  z
    .string(message)
    .trim()
    .min(1, { error: message, abort: true })
    .max(max, `This may have at most ${max} characters`)
    .refine(storable, storableMessage);
const optionalText = (max: number) => text(max).nullish();

export const LeadEmail = (message = required) =>
  requiredText(254, message).regex(leadEmailPattern, emailMessage).toLowerCase();

export const EnterpriseInquiry = z.object({
  fullName: requiredText(100),
  email: LeadEmail(),
  phone: requiredText(40),
  companyName: optionalText(120),
  numberOfListings: z.enum(enterpriseSizes, required),
  message: optionalText(2000),
});
export type EnterpriseInquiry = z.infer<typeof EnterpriseInquiry>;

/** A field of the buyer's form: checked as typed, stored as `format` returns it. */
const leadField = (field: LeadField, format: (typed: string) => string) =>
  z
    .string(leadProblem(field, ''))
    .superRefine((typed, check) => {
      const message = leadProblem(field, typed) ?? (storable(typed) ? undefined : storableMessage);
      if (message) check.addIssue({ code: 'custom', message });
    })
    .transform(format);

/** What a buyer agreed to: the words as shown, when, and which version of the page showed them. */
export const LeadConsentView = z.object({
  wording: z.string(),
  givenAt: z.iso.datetime(),
  pageVersion: z.iso.datetime(),
});

/** What a buyer sends from a listing page; the phone number is stored as digits, name and message as plain text. */
export const ListingLead = z.object({
  name: leadField('name', (name) => plainText(name).replace(/\s+/g, ' ')),
  email: leadField('email', (email) => email.trim().toLowerCase()),
  phone: leadField('phone', (phone) => phone.replace(/\D/g, '')),
  message: leadField('message', plainText),
  source: optionalText(60),
  listingAddress: optionalText(300),
  /** The link that the buyer came through; anyone can put anything there. */
  reachSource: z.enum(trafficSources).optional().catch(undefined),
  listingId: z.uuid('This is not a listing id').nullish(),
  /** The words next to the button, and the version of that page. */
  consent: z.string().max(1000).optional().catch(undefined),
  pageVersion: z.iso.datetime().optional().catch(undefined),
  /** A hidden field: only bots fill it in. */
  website: z.string().max(5000).nullish(),
});
export type ListingLead = z.infer<typeof ListingLead>;

/** A request for the answering service; details about an open house are optional. */
export const AnsweringInquiry = ListingLead.pick({
  name: true,
  email: true,
  phone: true,
  website: true,
}).extend({
  message: text(1000).transform(plainText).nullish(),
});
export type AnsweringInquiry = z.infer<typeof AnsweringInquiry>;

/** The same form on the demo listing, whose id isn't one of ours. */
export const BuyerLead = ListingLead.extend({ listingId: optionalText(100) });
export type BuyerLead = z.infer<typeof BuyerLead>;

const amount = z.union([z.number(), z.string().max(20)]).nullish();

/** A lead from the payment page. The amount is read but never trusted. */
export const WebsiteLead = z.object({
  first_name: optionalText(100),
  last_name: optionalText(100),
  email: LeadEmail('Email is required'),
  phone: optionalText(40),
  listing_url: text(2048)
    .refine((link) => link === '' || toListingUrl(link) !== undefined, INVALID_URL)
    .nullish(),
  payment_session_id: optionalText(200),
  amount,
  status: optionalText(40),
  contact_type: optionalText(40),
  submission_date: optionalText(40),
});
export type WebsiteLead = z.infer<typeof WebsiteLead>;

export type CrmLeadInput = { kind: 'listing'; lead: ListingLead } | { kind: 'website'; lead: WebsiteLead };

/** Both bodies of the CRM lead function: the listing page's (it has a name), wrapped or not, and the payment page's. */
export const CrmLeadBody = z
  .looseObject({ contactData: z.looseObject({}).optional() })
  .transform((body, check): CrmLeadInput => {
    const given = body.contactData ?? body;
    const kind = 'name' in given ? 'listing' : 'website';
    const parsed = (kind === 'listing' ? ListingLead : WebsiteLead).safeParse(given);
    if (parsed.success) return { kind, lead: parsed.data } as CrmLeadInput;
    for (const { message, path } of parsed.error.issues) check.addIssue({ code: 'custom', message, path });
    return z.NEVER;
  });

export const SheetLeadBody = z.object({ contactData: WebsiteLead });

/** The summary that staff see after contacts were processed. */
export const ProcessingSummary = z.object({
  total_found: z.number(),
  processed_successfully: z.number(),
  errors: z.number(),
  processed_contacts: z.array(z.object({ name: z.string(), email: z.string(), status: z.string() })),
  processing_errors: z.array(z.object({ contact: z.string(), error: z.string() })),
});
export type ProcessingSummary = z.infer<typeof ProcessingSummary>;
