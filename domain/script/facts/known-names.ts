import { checkText } from '#domain/compliance/check-text.ts';
import { isAddressPlaceholder } from '#domain/listings/address/rules.ts';
import { isInstruction } from '../../listings/content/is-instruction.ts';
import { contactSigns } from './data/unusable.ts';

const shapes = {
  street: /^[\p{L}\d][\p{L}\d .,'’#/&-]{3,79}$/u,
  place: /^[\p{L}][\p{L}\d .'’&/-]{1,59}$/u,
  person: /^\p{L}[\p{L} .,'’"-]{2,59}$/u,
  company: /^@?[\p{L}\d][\p{L}\d .,'’&/+-]{1,79}$/u,
} as const;

const maxWords = { street: 9, place: 7, person: 6, company: 9 } as const;

/** A name as it is, or nothing if the text isn't a name: placeholders, commands and web addresses aren't. */
export function knownName(text: string | null | undefined, shape: keyof typeof shapes): string | undefined {
  // A name at the end of a sentence brings the period along.
  const name = (text ?? '')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<!\b(?:inc|co|corp|ltd|llc|st|jr|sr|bros|\p{Lu}))\.$/iu, '');
  if (isAddressPlaceholder(name) || !shapes[shape].test(name)) return undefined;
  if (name.split(' ').length > maxWords[shape] || isInstruction(name)) return undefined;
  // A unit's # isn't a hashtag, and a brokerage calls itself @properties.
  const plain = shape === 'street' ? name.replace('#', '') : name.replace(/^@(?=properties\b)/i, '');
  if (contactSigns.some((sign) => sign.test(plain))) return undefined;
  return checkText(name).verdict === 'allow' ? titled(name) : undefined;
}

/** "MARROW CREEK ROAD" the way a person writes it. */
function titled(name: string): string {
  if (/\p{Ll}/u.test(name) || name.length < 4) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
