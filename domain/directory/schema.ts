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
const storableMessage = 'This text contains characters that cannot be stored';

/** A field of a public form: judged as it was typed, kept as plain text on one line or several. */
function typed(judge: (text: string) => string | undefined, keep: (text: string) => string) {
  return z
    .string(judge('') ?? 'This is not a text')
    .superRefine((text, check) => {
      const message = judge(text) ?? (storable(text) ? undefined : storableMessage);
      if (message) check.addIssue({ code: 'custom', message });
    })
    .transform(keep);
}

const oneLine = (text: string) => plainText(text).replace(/\s+/g, ' ');
const asked = (field: MarketRequestField, keep = oneLine) =>
  typed((text) => marketRequestProblem(field, text), keep);

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
  /** Nobody sees this field of the form: whoever fills it in is a program. */
  website: z.string().max(5000).nullish(),
});
export type MarketRequest = z.infer<typeof MarketRequest>;

const inquired = (field: InquiryField, keep = oneLine) => typed((text) => inquiryProblem(field, text), keep);

/** What somebody asks a business of the directory; the phone is kept as digits. */
export const BusinessInquiry = z.object({
  businessId: z.uuid('This is not a business'),
  name: inquired('name'),
  email: inquired('email', (text) => text.trim().toLowerCase()),
  phone: inquired('phone', (text) => text.replace(/\D/g, '')),
  message: inquired('message', plainText).nullish(),
  website: z.string().max(5000).nullish(),
});
export type BusinessInquiry = z.infer<typeof BusinessInquiry>;
