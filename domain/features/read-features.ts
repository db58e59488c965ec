import { featureCatalog } from './data/catalog.ts';
import type { Feature, FeatureTopic } from './feature.ts';
import { readAttributes } from './read-attributes.ts';
import { readQualifiers } from './read-qualifiers.ts';

type Entry = Pick<Feature, 'id' | 'topic' | 'noun' | 'number' | 'notability'> & { pattern: RegExp };

const numbers: Record<string, Feature['number'] | undefined> = { '+': 'plural', '~': 'mass', '!': 'fixed' };

const entries: Entry[] = featureCatalog
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', topic = '', said = '', ...rest] = line.split('; ');
    const notability = Number(rest.at(-1));
    const mark = said.charAt(0);
    const number: Feature['number'] = numbers[mark] ?? 'singular';
    return {
      id,
      topic: topic as FeatureTopic,
      noun: number === 'singular' ? said : said.slice(1),
      number,
      pattern: new RegExp(`(?<![\\p{L}\\d])(?:${rest.slice(0, -1).join('; ')})(?![\\p{L}])`, 'giu'),
      notability,
    };
  });

export const featureIds: ReadonlySet<string> = new Set(entries.map(({ id }) => id));

/** Every feature that a sentence of the listing names. A longer name wins over a shorter one inside it. */
export function readFeatures(sentence: string, factId: string): Feature[] {
  const hits = entries.flatMap((entry) =>
    [...sentence.matchAll(entry.pattern)].map((match) => ({
      entry,
      from: match.index,
      to: match.index + match[0].length,
      text: match[0],
    })),
  );
  const kept = hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other !== hit &&
          other.from <= hit.from &&
          other.to >= hit.to &&
          (other.to - other.from > hit.to - hit.from || other.entry.notability > hit.entry.notability),
      ),
  );
  return kept.map(({ entry: { pattern: _, ...entry }, from, to, text }) => {
    const textBefore = sentence.slice(0, from);
    const textAfter = sentence.slice(to);
    return {
      ...entry,
      attributes: readAttributes(clauseBefore(textBefore + leadingWood(text)), text, textAfter),
      qualifiers: readQualifiers(textBefore, text, textAfter),
      factId,
      matched: text,
    };
  });
}

/** "White oak floors": the wood is part of the floor's name and of its description. */
function leadingWood(matched: string): string {
  return /^(?:oak|maple|walnut|cherry|pine|ash|hickory|teak)\b/i.exec(matched)?.[0] ?? '';
}

/** Attributes are looked for only as far back as the words that can belong to the same thing. */
function clauseBefore(text: string): string {
  return text.slice(Math.max(text.search(/[^.;:!?()]*$/), text.length - 80));
}
