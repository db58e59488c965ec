import { conceptTable } from './data/concepts.ts';

/** Something buyers ask about, with the words of questions and of listings for it. */
export type Concept = {
  id: string;
  /** As it is said in "I found nothing about …". */
  name: string;
  asked: RegExp;
  /** What a listing says when it is there; missing where only a field tells. */
  stated?: RegExp;
  /** What touches on it and is quoted without a yes. */
  related?: RegExp;
};

const words = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'giu');

export const concepts: readonly Concept[] = conceptTable
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', name = '', asked = '', stated = '', related = ''] = line.split('; ');
    const optional = (source: string) => (source === '-' || source === '' ? undefined : words(source));
    const [says, touches] = [optional(stated), optional(related)];
    return {
      id,
      name,
      asked: words(asked),
      ...(says && { stated: says }),
      ...(touches && { related: touches }),
    };
  });

const byId = new Map(concepts.map((concept) => [concept.id, concept]));

export function findConcept(id: string): Concept | undefined {
  return byId.get(id);
}

/** A thing that only one kind of question asks for, by its pattern. */
export function ownConcept(id: string, source: string): Concept {
  return { id, name: id, asked: words(source), stated: words(source) };
}

/** A thing that the lists don't know, asked for by its own words. */
export function namedConcept(word: string): Concept {
  const stem = word.replace(/(?:ies|y)$/, '').replace(/(?<=[^s])s$/, '');
  const ending = /(?:ies|y)$/.test(word) ? '(?:y|ies)' : '(?:s|es|ed|ing)?';
  const source = `${stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${ending}`;
  return { id: `word:${word}`, name: `“${word}”`, asked: words(source), stated: words(source) };
}
