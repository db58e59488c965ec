import { refuseQuestion } from '#domain/compliance/refuse-question.ts';
import type { AskedHome } from '../evidence/asked-home.ts';
import type { Part } from './part.ts';

/** "Are Ashgrove and Holt any good?": a school's quality, asked without the word. */
const asksQuality =
  /\b(?:any good|good|great|decent|bad|well[- ](?:rated|regarded)|(?:highly|top)[- ]rated|ratings?|rated|ranked|rankings?|better|best|strong)\b/i;
const names =
  /((?:\p{Lu}[\p{L}.'’-]+(?:, (?:and )?| & | and | )){1,8})(?:(?:elementary|middle|high|junior|public|charter|catholic|private|magnet|grammar|prep\w*|montessori|academy)[ ,/&]*(?:and )?)*(?:schools?|academy|district)\b/giu;
const kinds =
  /^(?:and|the|in|of|near|for|elementary|middle|high|junior|public|charter|catholic|private|magnet|grammar|prep\w*|montessori|academy|district|school\w*|schools?|top|award|great|good|close|zoned|assigned|nearby|also|within|walk\w*|this|served|located|district)$/i;

/** The refusal for a question of how good the schools are that a listing names, where it calls them by name alone. */
export function refuseNamedSchools(home: AskedHome, question: string): Part | undefined {
  if (!asksQuality.test(question) || /\bschools?\b/i.test(question)) return undefined;
  const known = home.sheet.facts.flatMap(({ field, value }) =>
    field === 'school'
      ? value.split(/\s+/)
      : field === 'remark'
        ? [...value.matchAll(names)].flatMap(([, list = '']) => list.split(/[\s,&]+/))
        : [],
  );
  const asked = new Set(question.toLowerCase().match(/[\p{L}.'’-]+/gu) ?? []);
  const isNamed = known.some((name) => name.length > 3 && !kinds.test(name) && asked.has(name.toLowerCase()));
  const refused = isNamed ? refuseQuestion('are the schools any good?') : undefined;
  return refused && { kind: 'declined', text: refused.answer };
}
