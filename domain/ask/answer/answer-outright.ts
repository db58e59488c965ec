import { outrightPairs } from '../data/outright-pairs.ts';
import type { AskedHome, Statement } from '../evidence/asked-home.ts';
import { checkDraft } from './check-draft.ts';
import type { Draft } from './draft.ts';
import { quoteStatements } from './quote-answer.ts';
import { shortenAnswer } from './shorten-answer.ts';

/** What could be, and what the neighborhood has, settles nothing about the home; how it's handed over is a promise. */
export const tellsOfHome = ({ scope, isProse, fact, text }: Statement) =>
  (scope !== 'imagined' || /\bdelivered vacant\b/i.test(text)) &&
  scope !== 'area' &&
  fact.field !== 'agentAnswer' &&
  (isProse || fact.field === 'parking' || fact.field === 'feature') &&
  !/\b(?:could|potential(?:ly)?(?! (?:buyer|purchaser|owner))|possibility|option to|proposed|planned|convert\w*|transform\w*|would allow)\b/i.test(
    text,
  );

/** A yes, a no or the right one of two, said outright with the sentence that settles it; two that disagree settle nothing. */
export function answerOutright(home: AskedHome, question: string): Draft | undefined {
  const text = question.replace(/[?!.,;:]+$/, '').trim();
  const pair = outrightPairs.find(({ asked }) => asked.test(text));
  if (!pair) return undefined;
  const statements = home.statements.filter(tellsOfHome);
  const sides = pair.said.flatMap(([lead, stated, beside]) => {
    const one = statements.find((statement) => stated.test(statement.text));
    return one ? [{ lead, stated, one, beside }] : [];
  });
  const [side] = sides;
  if (!side || side.lead === '' || sides.some(({ lead }) => lead !== side.lead)) return undefined;
  const other = side.beside && statements.find(({ text: said }) => side.beside?.test(said));
  const quoted = other && other !== side.one ? [other, side.one] : [side.one];
  return leadWith(home, question, side.lead, quoted, side.stated.exec(side.one.text)?.[0] ?? '');
}

/** The lead of an answer before the words of the listing that bear it out, cut to what matters. */
export function leadWith(
  home: AskedHome,
  question: string,
  lead: string,
  quoted: readonly Statement[],
  words = '',
): Draft | undefined {
  const plain = { ...quoteStatements(quoted), ...(words !== '' && { words }) };
  const cut = shortenAnswer(home, question, { kind: 'answer', draft: plain });
  const said = cut.kind === 'answer' ? cut.draft : plain;
  const draft: Draft = { ...said, text: `${lead}. ${said.text}`, isWhole: true };
  return checkDraft(home.sheet, draft) ? draft : undefined;
}
