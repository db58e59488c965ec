import { isPluralNoun } from '#domain/english/plural-of.ts';

const listed = /^(There(?:'s| are)|It has) ((?:an? |\p{L}|\d)[^.;:]+)\.$/u;
/** Words that tie a list's things to each other or to a place. */
const held =
  /\b(?:with|throughout|both|each|all|including|plus|in|on|of|off|from|for|that|which|where|its|their|overlooking|is|are|has|have|new|newer|\d{4})\b/i;
/** A statement about one room names that room's things. */
const ofHome = /^(?:There(?:'s| are)|It(?:'s| has)|Inside, there(?:'s| are)) /;
const thingsOf = (list: string) => list.split(/, (?:and )?| and /);
const nameOf = (thing: string) => thing.replace(/^(?:an?|the) /i, '').toLowerCase();

/** A plain list without the things that other statements about the home name in the same words; undefined if none is left. */
export function dropToldThings(text: string, others: readonly string[]): string | undefined {
  const [, start = '', list = ''] = listed.exec(text) ?? [];
  if (list === '' || held.test(list)) return text;
  const things = thingsOf(list);
  if (things.some((thing) => !thing.includes(' '))) return text;
  const said = others
    .filter((other) => ofHome.test(other))
    .map((other) => ` ${other.toLowerCase().replace(/[,.]/g, ' ')} `);
  const left = things.filter((thing) => !said.some((other) => other.includes(` ${nameOf(thing)} `)));
  if (left.length === things.length) return text;
  const [first, ...more] = left;
  if (first === undefined) return undefined;
  const isMany = isPluralNoun(first) && !/^an? /i.test(first);
  const opening = start === 'It has' ? start : isMany ? 'There are' : "There's";
  return `${opening} ${more.length > 0 ? `${left.slice(0, -1).join(', ')} and ${left.at(-1)}` : first}.`;
}
