import type { Feature } from './feature.ts';

const nameWords = String.raw`(?:\p{Lu}[\p{L}.’'-]+|\p{Lu}\.)(?: (?:(?:van|der|de|di|von|la|le|&|and|\+|A\.M\.|of) ){0,2}(?:\p{Lu}[\p{L}.’'-]*|\p{Lu}\.))+`;
const deed = new RegExp(
  String.raw`\b(designed|redesigned|re-?imagined|restored|renovated|developed|built|converted|conceived|landscaped|architecture|interiors?|landscaping|design|renovation|restoration)(?: and \w+)?(?: \w+ly)?(?: in \d{4})? by (?:the )?(?:\p{Ll}[\p{L}-]+,? ){0,3}(${nameWords})`,
  'gu',
);
const nouns: Record<string, string> = {
  designed: 'design', design: 'design', architecture: 'design', conceived: 'design',
  reimagined: 'redesign', redesigned: 'redesign', restored: 'restoration', restoration: 'restoration', renovated: 'renovation',
  renovation: 'renovation', converted: 'conversion', landscaped: 'landscaping', landscaping: 'landscaping',
  interior: 'interiors', interiors: 'interiors', developed: 'development', built: 'construction',
}; // biome-ignore format: a table
/** Famous architects whose name alone is a credit: "a mid-century Mies van der Rohe high-rise". */
const masters =
  /\b(Mies van der Rohe|Frank Lloyd Wright|Rosario Candela|Emery Roth|Bertrand Goldberg|Richard Neutra|Rudolph Schindler|John Lautner|Paul Williams|Wallace Neff|Frank Gehry|Zaha Hadid|Jean Nouvel|Bjarke Ingels|Annabelle Selldorf|Helmut Jahn|Louis Sullivan|Daniel Burnham|Stanford White|Tadao Ando|Robert A\.?M\.? Stern)\b(?= (?:[\p{L}-]+ ){0,2}(?:high-?\s?rise|building|tower|design|house|home|residence|apartment|co-?op|condominium|masterpiece))/u;
const partOfHome =
  /\b(kitchen|garden|courtyard|terrace|lobby|amenit\w+|closet|lighting|furniture|staircase|millwork|cabinet\w*|mural|landscap\w+)\b[^.]{0,40}$/i;

/** Whom a sentence credits with designing, restoring or building the home. */
export function readCredit(original: string, factId: string): Feature[] {
  const sentence = original.charAt(0).toLowerCase() + original.slice(1);
  const found = [...sentence.matchAll(deed)].filter(
    ({ index }) => !partOfHome.test(sentence.slice(0, index)),
  );
  // The designer matters more than the developer.
  const match = found.find(([, verb]) => verb === 'designed') ?? masters.exec(sentence) ?? found[0];
  if (!match) return [];
  const [matched, verb = '', named] = match;
  const name = (named ?? verb).replace(/[.,’']+$/, '').replace(/[’']s$/, '');
  const noun = named ? nouns[verb.toLowerCase().replace('-', '')] : 'design';
  if (!noun || name.split(' ').length > 6 || /\b(?:\p{Lu}|Gym)$/u.test(name)) return [];
  return [
    {
      id: 'credit',
      topic: 'arrival',
      notability: 5,
      phrase: name,
      noun,
      number: 'mass',
      qualifiers: [],
      factId,
      matched,
    },
  ];
}
