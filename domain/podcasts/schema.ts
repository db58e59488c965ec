import { z } from 'zod';
import { MAX_LINKS } from './rules.ts';

const required = 'Please fill in all required fields';
/** Text that the database can hold exactly as it was sent. */
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();
const storableMessage = 'This text contains characters we can’t store';

const requiredText = (max: number) =>
  z
    .string(required)
    .trim()
    .min(1, { error: required, abort: true })
    .max(max, `This may have at most ${max} characters`)
    .refine(storable, storableMessage);
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `This may have at most ${max} characters`)
    .refine(storable, storableMessage)
    .nullish();

export const CustomerInfo = z.object({
  name: requiredText(100),
  email: requiredText(254).toLowerCase(),
  phone: requiredText(40),
  agent_name: optionalText(100),
  additional_details: optionalText(4000),
});
export type CustomerInfo = z.infer<typeof CustomerInfo>;

/** The order form. `amount` is accepted for compatibility; the price list decides what is charged. */
export const CreatePayment = z
  .object({
    /** May be missing if there are drafts: facts and photos are enough. */
    listingUrl: optionalText(2048),
    /** More links for the same order. */
    listingUrls: z
      .array(requiredText(2048))
      .max(MAX_LINKS, `At most ${MAX_LINKS} listings can be ordered at once`)
      .nullish(),
    amount: z.number().nullish(),
    userInfo: CustomerInfo.nullish(),
    /** Identifies the form: sending it again leads to the same payment page. */
    idempotencyKey: z.string().min(8).max(200).refine(storable, storableMessage).nullish(),
    /** The orderer's team, which the order will belong to. */
    teamId: z.uuid('This is not a team id').nullish(),
    /** The fact sheet of the first link. */
    draftId: z.uuid('This is not a draft id').nullish(),
    /** Fact sheets of any of the links, and of homes without a link. */
    drafts: z
      .array(z.object({ listingUrl: optionalText(2048), draftId: z.uuid('This is not a draft id') }))
      .max(MAX_LINKS)
      .nullish(),
  })
  .refine(({ listingUrl, draftId, drafts }) => listingUrl || draftId || drafts?.length, {
    error: required,
    path: ['listingUrl'],
  });
export type CreatePayment = z.infer<typeof CreatePayment>;

export const VerifyPayment = z.object({ session_id: requiredText(200) });

export const CheckExistingUser = z.object({
  email: z.string().max(1000).nullish(),
  phone: z.string().max(1000).nullish(),
  first_name: z.string().max(1000).nullish(),
  last_name: z.string().max(1000).nullish(),
});

export const Prices = z.object({
  priceCents: z.number(),
  regularPriceCents: z.number(),
  currency: z.string(),
  tiers: z.array(z.object({ fromLinks: z.number(), unitCents: z.number() })),
  mostLinks: z.number(),
  enterpriseOverLinks: z.number(),
  /** Null: the same as any other. */
  briefCents: z.number().nullable(),
});

/** An order as its owner sees it. */
export const OwnPodcast = z.object({
  id: z.string(),
  listingUrl: z.string(),
  status: z.string(),
  hasPayment: z.boolean(),
  isPaymentConfirmed: z.boolean(),
  amountCents: z.number(),
  receiptUrl: z.string().nullable(),
  fileUrl: z.string().nullable(),
  listingPageUrl: z.string().nullable(),
  /** The name on the order. */
  firstName: z.string(),
  agentName: z.string(),
  additionalDetails: z.string(),
  listing: z
    .object({
      id: z.string(),
      slug: z.string(),
      status: z.string(),
      address: z.string(),
      city: z.string(),
      state: z.string(),
      agentName: z.string().nullable(),
    })
    .nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type OwnPodcast = z.infer<typeof OwnPodcast>;
