import type { Db } from '#db/client.ts';
import type { Answered } from './answer/answer-question.ts';

const maxAnswers = 2000;

const caches = new WeakMap<Db, Map<string, Promise<Answered>>>();

/** The answer to this question about this version of the facts; worked out once, also when two ask at the same time. */
export function cachedAnswer(
  db: Db,
  key: { version: string; question: string; subject: string },
  find: () => Promise<Answered>,
): Promise<Answered> {
  const answers = caches.get(db) ?? new Map<string, Promise<Answered>>();
  caches.set(db, answers);
  const asked = key.question.toLowerCase().replace(/\s+/g, ' ').trim();
  const name = JSON.stringify([key.version, asked, key.subject]);
  const known = answers.get(name);
  if (known) return known;
  const found = find();
  answers.set(name, found);
  found.catch(() => answers.delete(name));
  const [oldest] = answers.keys();
  if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest);
  return found;
}
