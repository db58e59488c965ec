import type { AskedHome } from '../evidence/asked-home.ts';
import { checkDraft } from './check-draft.ts';
import { computedFact } from './draft.ts';
import type { Part } from './part.ts';

const asksAgo = /\bhow (?:long|many years) ago\b|\bhow long (?:has it been )?since\b|\bhow old\b/;
const years = /(?<![$\d,.-])\b(?:1[789]|20)\d\d\b(?!s\b|['’]s\b|[- ]?sq|[- ]?sf\b)/g;

/** "How long ago was the roof done?" beside the one year that is quoted: about so many years ago. */
export function withYearsAgo(home: AskedHome, question: string, part: Part, today: string): Part {
  if (part.kind !== 'answer' || !asksAgo.test(question.toLowerCase())) return part;
  const { draft } = part;
  const named = [...new Set(draft.text.match(years) ?? [])];
  const passed = Number(today.slice(0, 4)) - Number(named[0]);
  if (
    named.length !== 1 ||
    passed < 1 ||
    /\byears?\b/.test(draft.text) ||
    !isOfAsked(question, draft.text, named[0] ?? '')
  )
    return part;
  const said = `${passed} ${passed === 1 ? 'year' : 'years'} ago`;
  const worked = {
    ...draft,
    text: `${draft.text} That’s about ${said}.`,
    computed: [...(draft.computed ?? []), computedFact('years-ago', 'Years ago', said, draft.facts)],
  };
  return checkDraft(home.sheet, worked) ? { kind: 'answer', draft: worked } : part;
}

const asking =
  /^(?:how|long|many|years?|ago|since|old|when|was|were|did|has|been|the|they|and|this|that|are|is)$/;

/** In "a brand-new furnace, AC new in 2021" the year is told of what stands beside it. */
function isOfAsked(question: string, said: string, year: string): boolean {
  const clauses = said.split(/[,;]\s|\.\s/);
  const own = clauses.find((clause) => clause.includes(year))?.toLowerCase() ?? '';
  const named = (question.toLowerCase().match(/[a-z]{2,}/g) ?? []).filter((word) => !asking.test(word));
  return clauses.length < 2 || named.some((word) => own.includes(word.replace(/s$/, '')));
}
