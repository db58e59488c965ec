import { hasInterfaceWords } from './interface-words.ts';
import { isBusinessName } from './read-person-name.ts';

const sentence =
  /(?<!\b\p{Lu})[.!?]\s+\p{Lu}\p{L}+ |\b(?:is|are|was|has|have|will|please|click|this|these|you|your|who|that|they|it)\b|^(?:This|These|Please|Click|It|You|Your|They)\b/u;
const small = /^(?:of|and|the|at|by|de|la|du|del|for|in|on|a|an|&|\+|-|–|—|\|\/)$/i;
const maxLength = 80;
const maxWords = 11;

/** A brokerage's name, or nothing if the text is a sentence, a button, a room or a heading. */
export function readBusinessName(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const name = value.replace(/\s+/g, ' ').trim();
  const words = name.split(' ');
  if (name.length < 3 || name.length > maxLength || words.length > maxWords) return null;
  if (/https?:|[<>{}[\]=@]\S*\.\w|\$\s?\d|^\W*\d+\W*$/.test(name) || sentence.test(name)) return null;
  if (/^(?:the |a )?(?:property |home |private )?(?:owner|seller|landlord|management|manager)s?$/i.test(name))
    return null;
  if (/\bregist(?:ry|ers)\b|\bgovernment\b|\bcopyright\b/i.test(name)) return null;
  if (/^(?:the )?real broker(?:age)?$/i.test(name)) return name;
  if (isBusinessName(name)) return hasOnlyInterfaceWords(words) ? null : name;
  if (hasInterfaceWords(name)) return null;
  return words.every((word) => small.test(word) || /^[\p{Lu}\d("'“@&]/u.test(word)) ? name : null;
}

/** "Office", "Agents", "Property Management": a heading without a name. */
function hasOnlyInterfaceWords(words: string[]): boolean {
  return words.every(
    (word) =>
      hasInterfaceWords(word) ||
      small.test(word) ||
      /^(?:offices?|agents?|brokers?|brokerage|realtors?|real|estate|company|team|professionals?|members?)$/i.test(
        word,
      ),
  );
}
