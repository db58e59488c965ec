import { z } from 'zod';
import { answeringPlanIds, answeringStatuses } from '#db/column-values.ts';
import { LeadEmail, storableMessage } from '../leads/schema.ts';
import { LineSettings, LineZone, TransferNumber } from '../phone/schema.ts';

export const AnsweringPlan = z.object({
  id: z.enum(answeringPlanIds),
  name: z.string(),
  /** For one period. */
  priceCents: z.number().int(),
  /** Whether the number answers for one home or for all homes of an account. */
  homes: z.enum(['one', 'all']),
  minutes: z.number().int(),
});
export type AnsweringPlan = z.infer<typeof AnsweringPlan>;

const text = (max: number, message: string) =>
  z
    .string(message)
    .trim()
    .min(1, { error: message, abort: true })
    .max(max, `This may have at most ${max} characters`)
    .refine((given) => !/\p{Cc}/u.test(given) && given.isWellFormed(), storableMessage);

/** The order form. A guest says who they are; the account is created with the payment. */
export const AnsweringOrderForm = z.object({
  /** Identifies the form: sent again, it stays one order. */
  formKey: z.uuid('This is not a form key'),
  planId: z.enum(answeringPlanIds, 'Choose a plan'),
  transferNumber: TransferNumber,
  /** The home, if the plan is for one. */
  listingId: z.uuid('Choose a home').nullish(),
  timeZone: LineZone,
  guest: z
    .object({
      name: text(100, 'Enter your name'),
      email: LeadEmail('Enter your email address'),
    })
    .nullish(),
});
export type AnsweringOrderForm = z.infer<typeof AnsweringOrderForm>;

/** A home that a number can answer for. */
export const AnsweredHome = z.object({ listingId: z.string(), address: z.string() });
export type AnsweredHome = z.infer<typeof AnsweredHome>;

/** An order as its owner sees it, with its number. */
export const OwnAnsweringOrder = z.object({
  id: z.string(),
  planName: z.string(),
  priceCents: z.number().int(),
  homes: AnsweringPlan.shape.homes,
  status: z.enum(answeringStatuses),
  number: z.string().nullable(),
  endsAt: z.iso.datetime().nullable(),
  line: LineSettings.extend({
    id: z.string(),
    transferNumber: z.string().nullable(),
    includedMinutes: z.number().int().nullable(),
    usedMinutes: z.number().int(),
  }).nullable(),
});
export type OwnAnsweringOrder = z.infer<typeof OwnAnsweringOrder>;

/** What waits for staff. */
export const WaitingAnsweringOrder = z.object({
  id: z.string(),
  customerEmail: z.string(),
  planName: z.string(),
  status: z.enum(answeringStatuses),
  trouble: z.string(),
  createdAt: z.iso.datetime(),
});
export type WaitingAnsweringOrder = z.infer<typeof WaitingAnsweringOrder>;
