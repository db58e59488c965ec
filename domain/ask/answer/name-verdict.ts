import { isRoom } from '../evidence/room-of.ts';
import { normalizeQuestion } from '../question/normalize-question.ts';
import { isSaidOfThing, readQuestion } from '../question/read-question.ts';

/** Where more was asked, a yes or a no says to what, "Yes on the pool: the listing says …", or is left out. */
export function nameVerdict(question: string, text: string): string {
  const [, verdict = '', rest = ''] = /^(Yes|No)\. (The (?:listing|agent|building)\b.*)$/s.exec(text) ?? [];
  const things = readQuestion(normalizeQuestion(question))
    .things.map(({ concept }) => concept)
    .filter((one) => !isSaidOfThing(one));
  const thing = things.find(({ id }) => !isRoom(id)) ?? things[0];
  if (verdict === '') return text;
  if (!thing) return rest;
  const name = thing.name.replace(/^an? /, 'the ');
  return `${verdict} on ${name}: ${rest.replace(/^The listing says: /, '').replace(/^The/, 'the')}`;
}
