import { isPluralNoun } from '#domain/english/plural-of.ts';
import { isUncounted } from '#domain/english/with-article.ts';
import { massNouns } from '../data/room-words.ts';

const masses: ReadonlySet<string> = new Set(massNouns);
const there =
  /(^There|, there)('s| is| are) (?!(?:an?|one|no|plenty|lots|more|about|over|nearly)\b|\d)(.+)$/u;
const end =
  /,| (?:with|of|in|on|for|to|at|such|including|like|throughout|across|off|that|which|from|near|above|below|between|under|by|available|and|or|on-site|leading|opening|overlooking|\p{L}+ed (?:with|by|in|to|for|throughout))(?![\p{L}-])/u;
const several =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|several|multiple|many|numerous|both|dual)\b/i;
const twoRooms = /^(?:[\p{Ll}-]+ )?(?:living|kitchen|family) and dining (?:areas|rooms)\b/u;

/** Fixes "there's upgrades" and "there are oak flooring" to agree in number. */
export function fixAgreement(text: string): string {
  return text.replace(there, (whole, start: string, verb: string, rest: string) => {
    const name = rest.split(end, 1)[0] ?? '';
    const isMass = isUncounted(name) || masses.has(name.split(' ').at(-1) ?? '');
    if (verb !== ' are' && (twoRooms.test(rest) || (isPluralNoun(name) && !isMass)))
      return `${start} are ${rest}`;
    // "There are lake and city views": the last word sets the number.
    const isAlone = !/^ (?:and|or) /.test(rest.slice(name.length)) && !several.test(name);
    return verb === ' are' && isMass && isAlone ? `${start}'s ${rest}` : whole;
  });
}
