import type { AskedHome } from '../evidence/asked-home.ts';
import type { Draft } from './draft.ts';
import { answerAge } from './home-answers.ts';

const asked =
  /^(?:so )?(?:was|is) (?:it|this|this (?:place|house|home|building|condo)|the (?:place|house|home|building|condo)) (?:built|constructed|erected|from)(?: back| sometime)? ?(in|before|after|during|from)? (?:the )?(1[789]\d\d|20\d\d)('?s)?$/;

const goneUp =
  /^(?:so )?when (?:did|was|were) (?:it|this|this (?:place|house|home|building)|the (?:place|house|home|building)) (?:go(?:ne)? up|get built|put up|first built|constructed)(?: originally)?$/;

/** "Was it built in the 1960s?", "before 1940?": a yes or no where the year is known and nothing contradicts it. */
export function answerBuiltWhen(home: AskedHome, question: string, today: string): Draft | undefined {
  const text = question.replace(/[?!.,;:]+$/, '').trim();
  if (goneUp.test(text)) return answerAge(home, 'built', today);
  const [match, when, figure, isDecade] = asked.exec(text) ?? [];
  const draft = match === undefined ? undefined : answerAge(home, 'built', today);
  const year = Number(/^It was built in (\d{4})\.$/.exec(draft?.text ?? '')?.[1]);
  if (!draft || Number.isNaN(year)) return undefined;
  const verdict = isTrue(year, Number(figure), when ?? 'in', isDecade !== undefined);
  return verdict === undefined ? draft : { ...draft, text: `${verdict ? 'Yes' : 'No'}. ${draft.text}` };
}

/** The 1900s are a decade and a century; where the two differ, the year has to do. */
function isTrue(year: number, asked: number, when: string, isDecade: boolean): boolean | undefined {
  if (when === 'before') return year < asked;
  if (when === 'after') return isDecade ? year >= asked + 10 : year > asked;
  if (!isDecade) return year === asked;
  const [isOfDecade, isOfCentury] = [10, 100].map((span) => year >= asked && year < asked + span);
  return asked % 100 === 0 && isOfDecade !== isOfCentury ? undefined : isOfDecade;
}
