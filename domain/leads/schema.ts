import { z } from 'zod';
import { enterpriseSizes } from './rules.ts';

/** Text that the database can hold exactly as it was sent. */
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();
const storableMessage = 'This text contains characters that cannot be stored';
const required = 'Please fill in all required fields';
const emailMessage = 'Please enter a valid email address';
const emailPattern = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/;

const text = (most: number) =>
  z.string().trim().max(most, `This may have at most ${most} characters`).refine(storable, storableMessage);
const requiredText = (most: number, message = required) =>
  z
    .string(message)
    .trim()
    .min(1, { error: message, abort: true })
    .max(most, `This may have at most ${most} characters`)
    .refine(storable, storableMessage);
const optionalText = (most: number) => text(most).nullish();

export const LeadEmail = (message = required) =>
  requiredText(254, message).regex(emailPattern, emailMessage).toLowerCase();

export const EnterpriseInquiry = z.object({
  fullName: requiredText(100),
  email: LeadEmail(),
  phone: requiredText(40),
  companyName: optionalText(120),
  numberOfListings: z.enum(enterpriseSizes, required),
  message: optionalText(2000),
});
export type EnterpriseInquiry = z.infer<typeof EnterpriseInquiry>;

/** What a buyer sends from a listing page; the phone is kept as digits. */
export const ListingLead = z.object({
  name: z
    .string('Name is required')
    .trim()
    .min(1, { error: 'Name is required', abort: true })
    .min(2, 'Name must be at least 2 characters')
    .max(49, 'Name must be less than 50 characters')
    .refine(storable, storableMessage),
  email: LeadEmail('Email is required'),
  phone: z
    .string('Phone number is required')
    .trim()
    .min(1, { error: 'Phone number is required', abort: true })
    .max(60, 'Phone number must be between 10-15 digits')
    .transform((phone) => phone.replace(/\D/g, ''))
    .refine((digits) => /^\d{10,15}$/.test(digits), 'Phone number must be between 10-15 digits'),
  message: z
    .string('Message is required')
    .trim()
    .min(1, { error: 'Message is required', abort: true })
    .max(999, 'Message must be less than 1000 characters')
    .refine(storable, storableMessage),
  source: optionalText(60),
  listingAddress: optionalText(300),
  listingId: z.uuid('This is not a listing id').nullish(),
});
export type ListingLead = z.infer<typeof ListingLead>;

const amount = z.union([z.number(), z.string().max(20)]).nullish();

/** A lead as the payment page tells it. The amount is read but never believed. */
export const WebsiteLead = z.object({
  first_name: optionalText(100),
  last_name: optionalText(100),
  email: LeadEmail('Email is required'),
  phone: optionalText(40),
  listing_url: optionalText(2048),
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

/** What staff are told after contacts were processed. */
export const ProcessingSummary = z.object({
  total_found: z.number(),
  processed_successfully: z.number(),
  errors: z.number(),
  processed_contacts: z.array(z.object({ name: z.string(), email: z.string(), status: z.string() })),
  processing_errors: z.array(z.object({ contact: z.string(), error: z.string() })),
});
export type ProcessingSummary = z.infer<typeof ProcessingSummary>;
