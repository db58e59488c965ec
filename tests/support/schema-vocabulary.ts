import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Vocabulary = Map<string, { properties: Set<string>; parents: string[] }>;

/** The types and properties of schema.org, read from the declarations that our own code is checked against. */
function readVocabulary(): Vocabulary {
  const source = readFileSync(
    fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/, '.d.ts'),
    'utf8',
  );
  const vocabulary: Vocabulary = new Map();
  for (const [, name = '', parents = '', body = ''] of source.matchAll(
    /^(?:export )?interface (\w+?)(?:Base|Leaf) (?:extends ([\w, .<>"']+?) )?\{([\s\S]*?)^\}/gm,
  )) {
    const known = vocabulary.get(name) ?? { properties: new Set<string>(), parents: [] };
    for (const [, property = ''] of body.matchAll(/^ {4}"([\w@]+)"\??:/gm)) known.properties.add(property);
    known.parents.push(...[...parents.matchAll(/(\w+?)(?:Base|Leaf)\b/g)].map(([, parent = '']) => parent));
    vocabulary.set(name, known);
  }
  return vocabulary;
}

const vocabulary = readVocabulary();

function hasProperty(type: string, property: string): boolean {
  const known = vocabulary.get(type);
  if (!known) return false;
  return (
    known.properties.has(property) || known.parents.some((up) => up !== type && hasProperty(up, property))
  );
}

/** Every type and property in structured data that schema.org doesn't know. */
export function unknownTerms(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(unknownTerms);
  if (typeof data !== 'object' || data === null) return [];
  const {
    '@context': _,
    '@graph': graph,
    '@type': type,
    '@id': id,
    ...properties
  } = data as Record<string, unknown>;
  if (graph) return unknownTerms(graph);
  const nested = Object.values(properties).flatMap(unknownTerms);
  if (typeof type !== 'string') return id && nested.length === 0 ? [] : ['a thing without a type', ...nested];
  if (!vocabulary.has(type)) return [type, ...nested];
  const unknown = Object.keys(properties).filter((property) => !hasProperty(type, property));
  return [...unknown.map((property) => `${type}.${property}`), ...nested];
}
