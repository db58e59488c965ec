import type { Faq } from '#db/schema/listings.ts';
import { splitSentences } from '../../english/sentences/rules.ts';
import { storyQuestions } from './data/story-questions.ts';

const [minLength, maxLength] = [12, 190];
const maxAnswers = 8;
/** Sentences that mean nothing without the one before. */
const leans =
  /^(?:it|its|they|their|this (?:room|space|level|floor|area)|these|those|here|both|each|also|another|additionally|and|but|or|plus|which|the (?:other|latter|second|third))\b/i;

/** Buyers' questions about this kind of home that its description answers, each with one of the agent's own sentences. */
export function storyAnswers(story: string | null, propertyType: string | null): Faq[] {
  const sentences = splitSentences((story ?? '').replaceAll('• ', '')).filter(
    (sentence) =>
      sentence.length >= minLength &&
      sentence.length <= maxLength &&
      /[.!)]$/.test(sentence) &&
      !leans.test(sentence),
  );
  const isUnit = /condo|co-?op|apartment/i.test(propertyType ?? '');
  const used = new Set<string>();
  const asked = storyQuestions.filter(({ of }) => of === undefined || (of === 'unit') === isUnit);
  const answers = asked.flatMap(({ question, saidBy, unless }): Faq[] => {
    const answer = sentences.find(
      (sentence) => !used.has(sentence) && saidBy.test(sentence) && !unless?.test(sentence),
    );
    if (!answer) return [];
    used.add(answer);
    return [{ question, answer }];
  });
  return answers.slice(0, maxAnswers);
}
