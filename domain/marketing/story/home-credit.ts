import { articleFor } from '../../english/article-for.ts';
import { lowerFirst } from '../../english/upper-first.ts';
import type { Home } from '../../script/home.ts';

/** "Designed by Ada Quill", or "in a building designed by Ada Quill"; otherwise where it was shown or listed. */
export function homeCredit(features: Home['features'], isHouse: boolean, text: string): string | null {
  // The person who chose the furniture didn't design the house.
  const found = features.find(
    ({ id, noun, phrase }) =>
      id === 'credit' &&
      deeds[noun] !== undefined &&
      text.includes(phrase) &&
      !text.match(/\binteriors?\b[^.]{0,60}/gi)?.some((part) => part.includes(phrase)),
  );
  const honor = isHouse ? honors.exec(text)?.[0] : undefined;
  const [, master] = isHouse ? [] : (masters.exec(text) ?? []);
  if (!found && master) return `in ${articleFor(master)} ${master} building`;
  const [, deed = '', by] = anew.exec(text) ?? [];
  if (!found && by) return `${deed.toLowerCase()} by ${by}`;
  if (!found) return honor ? lowerFirst(honor) : null;
  // People call the building by a master's name.
  if (!isHouse && found.noun === 'design' && mastersName.test(found.phrase))
    return `in ${articleFor(found.phrase)} ${found.phrase} building`;
  // The restorer of the building didn't restore the apartment.
  const sentence = text.split(/(?<=[.!?])\s+/).find((one) => one.includes(found.matched)) ?? '';
  // A redesign a century ago isn't the renovation in this line.
  const [, year] =
    found.noun === 'redesign' ? (/\bre-?\w+ed in (1[89]\d\d|19[0-8]\d)\b/i.exec(sentence) ?? []) : [];
  const said = year ? `redesigned in ${year} by ${found.phrase}` : `${deeds[found.noun]} by ${found.phrase}`;
  // The designer of the renovation didn't design the house, whose year is next to the name.
  if (
    found.noun === 'design' &&
    isHouse &&
    /\b(?:renovat|restor|remodel|reimagin|re-?design|transform|conver)/i.test(
      sentence.slice(0, sentence.indexOf(found.matched)),
    )
  )
    return null;
  const isOfBuilding = /\b(?:buildings?|condominiums?|cooperatives?|towers?|lobby)\b/i.test(sentence);
  return isHouse || (/^re/.test(found.noun) && !isOfBuilding) ? said : `in a building ${said}`;
}

/** Who redesigned the home, not just its kitchen. */
const anew =
  /\b(?:home|residence|apartment|condo|loft|penthouse|townhouse|house) (re-?(?:envisioned|imagined)) by (?:(?:renowned|acclaimed|celebrated|noted|award-winning) (?:architects? )?)?((?:\p{Lu}[\p{L}.'’&]* ){0,4}(?:Architects?|Architecture|Studio|Design))\b/u;

/** Names that sell a building by themselves: "the iconic Mies van der Rohe Building". */
const mastersName =
  /\b(Mies van der Rohe|Rosario Candela|Emery Roth|Robert A\.M\. Stern|Frank Gehry|Zaha Hadid|Jean Nouvel|Helmut Jahn|Bertrand Goldberg)\b/i;
const masters = new RegExp(String.raw`${mastersName.source} (?:[\w-]+ )?(?:building|tower|high-rise)\b`, 'i');
const honors =
  /\b(?:featured in (?:Architectural Digest|Elle Decor|Dwell|Vogue|The New York Times|House Beautiful)|listed on the National Register of Historic Places)\b/i;
const deeds: Record<string, string | undefined> = {
  design: 'designed',
  redesign: 'reimagined',
  conversion: 'converted',
  restoration: 'restored',
  renovation: 'renovated',
};
