import type { Home } from '../home.ts';
import { type Hook, words } from './hook.ts';

/** The kind of condition, how it starts, and how good a story it is. */
const kinds: [kind: string, sign: RegExp, part: string, worth: number, middle?: string][] = [
  ['pictures', /virtually staged|renderings|earlier sale/, 'hook-pictures', 88, 'middle-pictures'],
  ['tenant', /^(?:A tenant|It comes with its tenants)/, 'hook-tenant', 57, 'middle-tenant'],
  ['as-is', /^It's sold as is/, 'hook-as-is', 56],
];
/** Where the tour asks about terms. */
const termsPlace = 9.45;

/** A disclosure that changes how one looks at the home. */
export function readFinePrintHooks({ conditions }: Pick<Home, 'conditions'>): Hook[] {
  return kinds.flatMap(([kind, sign, part, worth, middle]) => {
    const fact = conditions.find(({ aliases, value }) => aliases[0] === kind && sign.test(value));
    if (!fact) return [];
    return [
      {
        key: `hook ${kind}`,
        part,
        worth,
        words: { print: words(fact.value, fact.id) },
        ...(middle && { middle: { part: middle, at: termsPlace } }),
        tells: [fact.id],
      },
    ];
  });
}
