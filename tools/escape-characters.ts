import { type Plugin, parseAst } from 'vite';

/**
 * Every module's source stays in memory for as long as the program runs, with two bytes for each character of a file if
 * one of them isn't ASCII. Escaped, a curly quote doesn't double the memory of the megabytes around it.
 */
export function escapeCharacters(): Plugin {
  return {
    name: 'escape-characters',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escaped(file.code);
      },
    },
  };
}

const isOther = /[^\0-\x7f]/;
/** A character that is escaped already doesn't need to be. */
const other = /(\\*)([^\0-\x7f])/g;

/** The same program in ASCII. Throws where a character stands outside of texts, patterns and comments. */
export function escaped(code: string): string {
  if (!isOther.test(code)) return code;
  const safe = withoutRawTexts(code).replace(other, (_, before: string, character: string) => {
    const own = before.length % 2 === 0 ? before : before.slice(1);
    return `${own}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  parseAst(safe);
  return safe;
}

type Node = { type: string; start: number; end: number; [field: string]: unknown };

/** `String.raw` would show the escapes, so its texts become ordinary ones. */
function withoutRawTexts(code: string): string {
  let [safe, from] = ['', 0];
  for (const { tag, quasi } of rawTexts(parseAst(code) as unknown as Node)) {
    safe += code.slice(from, tag.start);
    from = quasi.start;
    for (const { start, end } of quasi.quasis as Node[]) {
      safe += code.slice(from, start) + code.slice(start, end).replaceAll(/\\|`|\$\{/g, '\\$&');
      from = end;
    }
  }
  return safe + code.slice(from);
}

/** In the order of the file; none stands in another. */
function rawTexts(node: Node): { tag: Node; quasi: Node }[] {
  const parts = Object.values(node).flat().filter(isNode);
  if (node.type !== 'TaggedTemplateExpression') return parts.flatMap(rawTexts);
  const { tag, quasi } = node as unknown as { tag: Node; quasi: Node };
  const { object, property } = tag as { object?: { name?: string }; property?: { name?: string } };
  const isRaw = object?.name === 'String' && property?.name === 'raw';
  return isRaw ? [{ tag, quasi }] : parts.flatMap(rawTexts);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
