import { z } from 'zod';
import { plainText } from '../leads/rules.ts';
import {
  type InquiryField,
  inquiryProblem,
  type MarketRequestField,
  marketRequestProblem,
  readPopulation,
} from './rules.ts';

const storable = (text: string) => !text.includes('\0') && text.isWellFormed();
const storableMessage = 'This text contains characters we can’t store';

/** A field of a public form: checked as typed, stored as plain text on one line or several. */
function typed(findProblem: (text: string) => string | undefined, format: (text: string) => string) {
  return z
    .string(findProblem('') ?? 'This is not a text')
    .superRefine((text, check) => {
      const message = findProblem(text) ?? (storable(text) ? undefined : storableMessage);
      if (message) check.addIssue({ code: 'custom', message });
    })
    .transform(format);
}

const oneLine = (text: string) => plainText(text).replace(/\s+/g, ' ');
const asked = (field: MarketRequestField, format = oneLine) =>
  typed((text) => marketRequestProblem(field, text), format);

export const MarketRequest = z.object({
  cityName: asked('cityName'),
  stateName: asked('stateName'),
  population: z
    .union([z.number(), z.string()], 'Population must be a number')
    .nullish()
    .transform((given) => String(given ?? ''))
    .pipe(asked('population').transform(readPopulation)),
  description: asked('description').nullish(),
  requesterName: asked('requesterName'),
  requesterEmail: asked('requesterEmail', (text) => plainText(text).toLowerCase()),
  requesterPhone: asked('requesterPhone'),
  /** A hidden field: only bots fill it in. */
  website: z.string().max(5000).nullish(),
});
export type MarketRequest = z.infer<typeof MarketRequest>;

const inquired = (field: InquiryField, format = oneLine) =>
  typed((text) => inquiryProblem(field, text), format);

/** A question to a business in the directory; the phone number is stored as digits. */
export const BusinessInquiry = z.object({
  businessId: z.uuid('This is not a business'),
  name: inquired('name'),
  email: inquired('email', (text) => text.trim().toLowerCase()),
  phone: inquired('phone', (text) => text.replace(/\D/g, '')),
  message: inquired('message', plainText).nullish(),
  website: z.string().max(5000).nullish(),
});
export type BusinessInquiry = z.infer<typeof BusinessInquiry>;
