import { forTheEar } from '../for-the-ear.ts';
import type { Home } from '../home.ts';
import type { Fact } from '../schema.ts';

const terms =
  /\b(?:sublet\w*|subleas\w*|pieds?[- ][aà]|co-?purchas\w*|gifting|rentals?|leases?|leased|tenants?|pets|flip tax|assessments?|maintenance|taxes|land lease|income (?:limit|restrict)\w*|financing|washers?\/dryers?|parking fee)\b/i;
const ruling =
  /\b(?:not (?:allowed|permitted|included)|no|is|are) (?:\w+ )?(?:allowed|permitted|included|required)\b|\bincludes?\b|\buntil\b|\bthrough \w+ ?20\d\d\b|\$\d[\d,]*(?: per|\/| a) ?mo(?:nth)?\b|\bin place\b|^no \w+/i;
const loud = /[!?:()"“”*|]|\b(?:you|your|we|our|call|contact|agent|broker)\b/i;
const shouted = /\b\p{Lu}{4,}\b/u;
const [minWords, maxWords] = [4, 18];

/** The listing sentence that states a rule, a lease or a charge, if it's short enough to read out as it is. */
export function quoteTerms(
  home: Home,
  toldFactId: string | undefined,
): { text: string; fact: Fact } | undefined {
  const conditions = new Set(home.conditions.map(({ source }) => source.excerpt));
  const found = home.sentences
    .filter(
      ({ id, source }) =>
        source.kind === 'description' && id !== toldFactId && !conditions.has(source.excerpt),
    )
    .map((fact) => ({ fact, text: forTheEar(fact.source.excerpt.trim()) }))
    .filter(({ text }) => {
      const words = text.split(/\s+/).length;
      const isWhole = words >= minWords && words <= maxWords && /^\p{Lu}.*\.$/u.test(text);
      return isWhole && terms.test(text) && ruling.test(text) && !loud.test(text) && !shouted.test(text);
    });
  return found[0];
}
