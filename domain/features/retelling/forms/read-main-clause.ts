import {
  adVerbs,
  buildingNouns,
  havingVerbs,
  homeNouns,
  partNouns,
  plainVerbs,
  praisedNouns,
} from '../data/home-words.ts';
import { dropFlattery } from './drop-flattery.ts';

/** The subject of a clause: "It" is the home; others go by name. */
export type MainClause = {
  subject: string;
  /** The words before the subject's noun, and the noun: "corner two-bedroom". Empty if it only names the home. */
  kind: string;
  /** The words between the noun and the verb: "in the West Village". */
  detail: string;
  /** An aside between dashes after the noun: "formerly a firehouse". */
  aside: string;
  /** "Currently", if what follows is true for now. */
  adverb: string;
  verb: string;
  rest: string;
};

const any = (words: readonly string[]) =>
  [...words].sort((one, other) => other.length - one.length).join('|');
const verbWords = [
  ...havingVerbs,
  ...plainVerbs,
  ...adVerbs,
  'has',
  'are',
  'were',
  'have',
  'feature',
  'offer',
];
const verbs = any(verbWords);
/** "This beautifully renovated home": before the noun, such a word doesn't indicate a verb. */
const finite = any(verbWords.filter((word) => !word.endsWith('ly')));
const adverb = '(?:(also|now|currently|presently|once|already|even|still) )?';
/** Words before a noun; no verbs, and no comma in a list of clauses. */
const before = `(?:(?!(?:${finite}|that|which|where|with|this|the|these|your|you|its|in|on|at|from|for|of)\\b)[\\p{L}\\d'’/.,+~-]+ ){0,10}?`;
/** Words allowed between a noun and its verb. */
const detail =
  '(?:(?: (?:at|in|on|with|of|by|from|near|off|overlooking|located|situated|designed|built|re-?envisioned|renovated|atop|across|along|above|within) [^,]*?)??|, (?:located|situated|nestled|set|designed|built) [^,]+,)';
const named = (nouns: readonly string[]) =>
  new RegExp(
    `^(this|the|your|our) (${before}(?:${any(nouns)}))(?![\\p{L}-])(${detail}) ${adverb}(${verbs})\\b ?(.*)$`,
    'iu',
  );
const home = named(homeNouns);
const building = named(buildingNouns);
const part = named(partNouns);
const praised = named(praisedNouns);
const it = new RegExp(`^it(?: (${verbs})|'s) (.*)$`, 'i');

const dashes =
  /(?<=^(?:this|the) [^—–.;:]{3,90}?)(?:\s?[—–]\s?|-(?=(?:originally|formerly|once) ))([^—–]{5,80}?)(?:\s?[—–]\s?|-(?=(?:has|is|was|offers|features)\b))/u;

const theOne = (name: string) => `The ${dropFlattery(name)}`;

/** What a clause is about, and what it says. */
export function readMainClause(original: string): MainClause | undefined {
  const [, aside = ''] = dashes.exec(original) ?? [];
  const clause = original.replace(dashes, ' ');
  const own = it.exec(clause);
  if (own)
    return {
      subject: 'It',
      kind: '',
      detail: '',
      aside: '',
      adverb: '',
      verb: own[1] ?? 'is',
      rest: own[2] ?? '',
    };
  for (const [pattern, nameOf] of [
    [part, theOne],
    [building, theOne],
    [
      home,
      (name: string, article: string) =>
        /^the$/i.test(article) && dropFlattery(name).includes(' ') ? theOne(name) : 'It',
    ],
    [praised, () => 'It'],
  ] as const) {
    const [, article = '', name = '', detail = '', adverb = '', verb = '', rest = ''] =
      pattern.exec(clause) ?? [];
    if (verb === '' || (pattern === building && counted.test(name))) continue;
    // There may be other suites than the one "on the third floor".
    const where = pattern === part && !detail.startsWith(',') ? detail : '';
    const subject = `${nameOf(name, article)}${where}`;
    return {
      subject,
      kind: pattern === home && /^this$/i.test(article) ? name : '',
      detail: detail.trim(),
      aside,
      adverb: /^(?:now|currently|presently|still|once)$/i.test(adverb) ? `${adverb.toLowerCase()} ` : '',
      verb,
      rest,
    };
  }
  return undefined;
}

/** A co-op with two bedrooms is a home; one with 40 units is a building. */
const counted = /\b(?:bed|bath|bedroom|bathroom|studio|square)s?\b/i;
