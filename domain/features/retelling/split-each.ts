import { upperFirst } from '#domain/english/upper-first.ts';

const each =
  /^(.*\b(two|three|four|five|six|seven|eight|\d) ((?:[\p{L}-]+,? ){0,3}?[\p{L}-]+s)), (each|all|both) (?:with|featuring|offering|boasting|having|complete with) ((?!you|his|her)[^;:]+?)\.?$/iu;
/** Up to this length, it fits in one breath. */
const maxWords = 20;

/** "Three units, each with oak floors": what each of them has becomes its own statement. */
export function splitEach(sentence: string): string[] {
  const [, main, count = '', name = '', word = '', list = ''] = each.exec(sentence) ?? [];
  if (main === undefined || sentence.split(' ').length <= maxWords) return [sentence];
  const things = list.replace(/^(?:its|their) (?:own )?/i, word === 'each' ? 'its own ' : 'their own ');
  const whose = {
    each: `each of the ${count.toLowerCase()} ${name} has`,
    both: `both ${name} have`,
    all: `all ${count.toLowerCase()} ${name} have`,
  }[word.toLowerCase()];
  return [`${main}.`, upperFirst(`${whose} ${things}.`)];
}
