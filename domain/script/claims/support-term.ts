import type { IndexedFact } from './index-sheet.ts';
import { carriersOf, type Term } from './lexicon/find-terms.ts';
import { readWords, stemWord } from './lexicon/stem-words.ts';
import type { Name } from './read-names.ts';

const nearness = 6;

export function mentions(fact: IndexedFact, term: Pick<Term, 'name' | 'text'>): boolean {
  const own = term.text
    .split(/[\s-]+/)
    .map(stemWord)
    .join(' ');
  if (fact.stems.includes(` ${own} `) || fact.terms.has(term.name)) return true;
  return carriersOf(term.name).some((name) => fact.terms.has(name));
}

/** The fact that backs a term; `denied` asks for one that says it's missing. */
export function supportTerm(
  term: Term,
  facts: readonly IndexedFact[],
  denied: boolean | undefined,
): string | undefined {
  const carrying = facts.filter((fact) => mentions(fact, term));
  if (denied === undefined) return carrying[0]?.id;
  return carrying.find((fact) => fact.denied.has(term.name) === denied)?.id;
}

/** The fact where a modifier is close to its noun: "marble" and "shower". */
export function supportPair(left: Term, right: Term, facts: readonly IndexedFact[]): string | undefined {
  const [a, b] = [left, right].map(({ text }) => text.split(/[\s-]+/).map(stemWord));
  return facts.find(({ positions, terms }) => {
    const places = (row: string[] | undefined) =>
      positions.flatMap((_, at) =>
        row?.every((stem, offset) => positions[at + offset] === stem) ? [at] : [],
      );
    const [first, second] = [places(a), places(b)];
    // If the fact uses a synonym, we can't measure the distance.
    if (first.length === 0 || second.length === 0) return terms.has(left.name) && terms.has(right.name);
    return first.some((one) => second.some((two) => Math.abs(one - two) <= nearness));
  })?.id;
}

/** The fact with all words of a name; "Wren of Lake Realty" may come from one fact or two. */
export function supportName({ text, tokens }: Name, facts: readonly IndexedFact[]): string | undefined {
  const phrase = ` ${tokens.join(' ')} `;
  const whole =
    facts.find(({ stems }) => stems.includes(phrase)) ??
    facts.find(({ stems }) => tokens.every((token) => stems.includes(` ${token} `)));
  if (whole || !/ of /.test(text)) return whole?.id;
  const parts = text
    .split(' of ')
    .map((part) =>
      supportName({ text: part, tokens: readWords(part).map(({ stem }) => stem), start: 0 }, facts),
    );
  return parts.every((part) => part !== undefined) ? parts[0] : undefined;
}
