import { guessIntents } from '../intents/guess-intents.ts';
import { findIntent } from '../intents/intent.ts';
import { type QuestionTopic, questionTopics } from './data/topics.ts';

export type GuessedTopic = {
  topic: QuestionTopic;
  share: number;
  /** The shares of what may be wanted of it. */
  wanted: ReadonlyMap<string, number>;
};

/** What may be a person's to answer, or nobody's, has no topic. */
const mayBePersons = 0.15;

/** What a question may be about, likeliest first. To know that is easier than to know what it wants to be told. */
export function guessTopics(question: string): GuessedTopic[] {
  const guessed = guessIntents(question);
  const ofPersons = guessed.reduce(
    (sum, { id, share }) => sum + (findIntent(id)?.kind === 'answer' ? 0 : share),
    0,
  );
  if (ofPersons >= mayBePersons) return [];
  return questionTopics
    .map((topic) => {
      const wanted = new Map(
        guessed.filter(({ id }) => topic.intents.has(id)).map(({ id, share }) => [id, share]),
      );
      return { topic, wanted, share: [...wanted.values()].reduce((sum, share) => sum + share, 0) };
    })
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
}

const ofThing = new Map<string, QuestionTopic | undefined>();

/** The topic that a thing has by its own name: flooring isn't a level of the building. */
export function topicOfThing(name: string): QuestionTopic | undefined {
  if (!ofThing.has(name)) ofThing.set(name, guessTopics(name)[0]?.topic);
  return ofThing.get(name);
}
