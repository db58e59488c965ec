import type { Span } from '../evidence/bind-word.ts';
import { breaksList, cutClause, endsOpen } from '../evidence/cut-clause.ts';

/** Nobody minds reading this much of a sentence. */
const maxWhole = 20;

/** What makes a wish, a plan, a condition, a denial or the past of a sentence, wherever it stands. */
const unsure =
  /\b(?:imagine|envision\w*|if|unless|until|once|former(?:ly)?|originally|previously|could|can be|may|might|would|will be|ability|abilities|able|opportunit\w+|allow\w*|potential\w*|possib\w+|option\w*|plan(?:s|ned)?|proposed|future|to (?:be )?(?:build|built|create|add|convert|install)|room for|ready for|awaits?|transform\w*|not|no|nor|never|neither|without|lacks?|except|exclud\w+|only|partial\w*|approv\w+|subject to|requir\w+|permit\w*|restrict\w*|limited|negotiable|select|wait ?list\w*|wait-listed)\b/gi;

/** What limits the things beside it: what others share, what it costs, and where it is. */
const besideLimits =
  /\b(?:shared?|sharing|common|communal|residents?|community|neighbou?r\w*|nearby|near|steps|minutes?|blocks?|moments|available|additional|extra|fees?|rent(?:ed|al)?|leas\w+|upstairs|downstairs|basement|cellar|(?:lower|upper|main|ground|garden|parlor|entry|top|first|second|third|fourth|fifth|sixth|\d(?:st|nd|rd|th)) (?:level|floor)|primary|master|guest)\b/gi;

const separator = /,\s+|;\s*|:\s+|\s-{1,2}\s|--|\s+(?=while\s)/;

/** The shortest part of a sentence around a span that keeps whatever may limit it; `isOpen` if a list may be the answer. */
export const cutToTopic = (text: string, span: Span, { isOpen }: { isOpen: boolean }): string =>
  cutClause(
    text,
    span,
    (part) => keepsLimits(text, part) && !endsOpen(text, part) && !(isOpen && breaksList(text, part)),
    { maxWords: maxWhole, isOfRules: true },
  );

/** As much of a long sentence as may be read at once, from what it says on the topic on. */
export const readOnFromTopic = (text: string, span: Span, longest: number): string =>
  cutClause(text, span, (part) => keepsLimits(text, part) && !endsOpen(text, part), {
    isOfRules: true,
    longest,
  });

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** What stands at the head of a sentence, at its end or next to a cut may limit it. */
function keepsLimits(text: string, part: string): boolean {
  return (
    count(part, unsure) === count(text, unsure) &&
    // "The lower level has … a den": the head that a list has kept limits it no more.
    part.split(' … ').every((piece, _at, pieces) => keepsPlace(text, piece, pieces.length > 1))
  );
}

function keepsPlace(text: string, part: string, isHeaded: boolean): boolean {
  const at = text.indexOf(part);
  if (at < 0) return false;
  const before = text.slice(0, at).split(separator).filter(Boolean);
  const after = text
    .slice(at + part.length)
    .split(separator)
    .filter(Boolean);
  const beside = [...new Set([isHeaded ? undefined : before[0], before.at(-1), after[0], after.at(-1)])];
  return beside.every((clause) => clause === undefined || count(clause, besideLimits) === 0);
}
