import { type MainClause, readMainClause } from './read-main-clause.ts';

/** A sentence with words before its subject: "Built in 1892, this brick two-flat has …". */
export type Opened = { opener: string; main: MainClause | undefined; clause: string };

/** Where a sentence's subject can start after its opener. */
const starts =
  /(?:,|\s?[-–—]{1,2})\s?(?=(?:this|the|it|it's|you|you're|you'll|you’ll|you’re|residents|enjoy|discover|each|every|these|your|its|there|there's|an?|\d+(?:-\d+)? (?:\p{Lu}|\d)|(?:two|three|four)|\p{Lu}[\p{L}\d'’. ]{2,40}? (?:is|offers|has|was|features)\b) ?)/giu;
const sure =
  /^(?:this|it|it's|you|you're|you'll|you’ll|you’re|residents|enjoy|discover|every|these|there|there's)\b/i;

const tightDash =
  /(?<=\p{Ll})-(?=(?:rumored|originally|one|all|each|including|featuring|offering|with|where|complete) )/gu;

/** Splits a sentence at the comma before its subject: the first comma followed by a whole clause. */
export function splitOpener(original: string): Opened | undefined {
  const sentence = original.replace(tightDash, ', ').replace(/\.$/, '');
  for (const { index, 0: gap } of sentence.matchAll(starts)) {
    const clause = sentence.slice(index + gap.length).trim();
    const main = readMainClause(clause);
    if (main || sure.test(clause)) return { opener: sentence.slice(0, index).trim(), main, clause };
  }
  return undefined;
}

/** What the opener is about: the home if the sentence continues about it or its reader; otherwise the part it names. */
export function openerSubject({ main, clause }: Opened): string | undefined {
  if (main) return main.subject;
  if (space.test(clause)) return 'This space';
  // "On the ninth floor, you will see six rooms": the rooms are there, not the home.
  if (
    /^(?:you(?:'ll|’ll| will| can)? (?:also )?(?:find|discover)|discover|find)\b(?! yourself| it\b)/i.test(
      clause,
    )
  )
    return undefined;
  return home.test(clause) ? 'It' : undefined;
}

/** "This gem", "you'll love": the home, by whatever name. */
const home =
  /^(?:you|you're|you'll|you’ll|you’re|enjoy|residents|every (?:detail|inch|corner)|this (?!(?:[\p{L}-]+ ){0,3}(?:space|level|room|floor|area|block|neighborhood|building|suite|kitchen|bath(?:room)?|bedroom|wing|garden|terrace|deck|retreat|oasis|sanctuary|haven)\b))/iu;
/** Only the previous sentence tells which space this is. */
const space = /^this (?:[\p{L}-]+ ){0,2}(?:space|level|room|floor|area)\b/iu;
