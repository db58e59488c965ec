import { isRoom } from '../evidence/room-of.ts';
import type { AskedQuestion } from '../question/read-question.ts';
import type { Part } from './part.ts';

/** "Septic or sewer?": two things of which one is true. */
export function isAlternative({ text, things }: AskedQuestion): boolean {
  return (
    things.length > 1 &&
    things
      .slice(1)
      .some(
        ({ concept, from }, at) =>
          isRoom(concept.id) === isRoom(things[at]?.concept.id ?? '') &&
          /^\s*,?\s*or (?:an? |the |on |is it )?$/.test(text.slice(things[at]?.to, from)),
      )
  );
}

export function answerAlternative(asked: AskedQuestion, answer: (one: AskedQuestion) => Part): Part {
  const parts = asked.things.map((thing) => answer({ ...asked, things: [thing], aspect: 'existence' }));
  const drafts = parts.flatMap((part) => (part.kind === 'answer' ? [part.draft] : []));
  const texts = [...new Set(drafts.map(({ text }) => text.replace(/^Yes\. /, '')))];
  if (drafts.length === 0) return parts[0] ?? { kind: 'unknown' };
  const draft = {
    text: texts.join(' '),
    facts: drafts.flatMap(({ facts }) => facts),
    computed: drafts.flatMap(({ computed = [] }) => computed),
  };
  return { kind: 'answer', draft };
}
