import { z } from 'zod';
import { brandImageKinds } from './rules.ts';

const storable = (text: string) => !/\p{Cc}/u.test(text) && text.isWellFormed();
const line = (max: number) =>
  z
    .string('Enter some text')
    .trim()
    .max(max, `Use at most ${max} characters`)
    .refine(storable, 'This text contains characters we can’t store')
    .default('');
const hasDigits = (phone: string) => phone === '' || (phone.match(/\d/g) ?? []).length >= 7;

/** "example.com" as well as a full address; only web addresses can be linked. */
const website = line(200)
  .transform((text) => (text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`))
  .refine((text) => text === '' || isWebAddress(text), 'Enter a web address such as janesmith.com');

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === '';
}

export const BrandFields = z.object({
  name: line(80),
  spokenName: line(80),
  licenseNumber: line(40),
  brokerage: line(100),
  phone: line(40).refine(hasDigits, 'Enter a phone number with area code'),
  website,
  introLine: line(140),
  color: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'Choose a color')
    .nullable()
    .default(null),
});
export type BrandFields = z.output<typeof BrandFields>;

const BrandImage = z.object({ url: z.string(), width: z.number(), height: z.number() });

export const BrandView = BrandFields.extend({ photo: BrandImage.nullable(), logo: BrandImage.nullable() });
export type BrandView = z.output<typeof BrandView>;

export const BrandImageKind = z.enum(brandImageKinds);

/** A name to listen to. */
export const PreviewName = z.object({
  spokenName: z
    .string('Enter a name')
    .trim()
    .min(1, 'Enter a name')
    .max(80, 'Use at most 80 characters')
    .refine(storable, 'This text contains characters we can’t store'),
});
