import { articleFor } from '../../english/article-for.ts';
import { inFewWords } from '../story/grand-first.ts';

/** What is left of a thing where every letter counts: "skyline views" of "harbor and skyline views". */
const plainThing =
  /\b(?:(?:private|roof|rooftop) (?:deck|terraces?|patio)|(?:terraces?|balcony|garden|patio|deck|pool)|(?:skyline|lake|river|park|city|water|harbor|ocean) views)$/;

/** "Garden" of "a private garden with a fountain". */
export const headOf = (said: string) =>
  said
    .replace(/ (?:with|looking|of|from|in|on) .*$/, '')
    .split(' ')
    .at(-1) ?? said;

/** "A loft with a roof deck with harbor views", and the same without what is said of the deck. */
export function withThing(home: string, said: string): string[] {
  // "1,340 square feet" of what?
  const plain = said.replace(/ (?:with|looking out|(?<!feet )of) .*$/, '');
  const joint = said.includes(' with ') ? 'featuring' : 'with';
  // "Views" without what is seen are no views.
  const thing = /^(?:views?|vistas?)$/.test(plain) ? said : plain;
  // "Views of the garden" are no garden.
  const [core] = /\bviews of\b/.test(thing) ? [] : (plainThing.exec(thing) ?? []);
  const isOne = /^an? /.test(said);
  const shortest =
    !core || /^(?:two|three|\d)/.test(said) ? thing : isOne ? `${articleFor(core)} ${core}` : core;
  const inShort = inFewWords(said)
    .replace(/-square-foot(?= )/, ' sq ft')
    .replace(/\bdegree \S+ views$/, 'degree views');
  const whole = [said, inShort].map((one) => `${home} ${joint} ${one}`);
  const plainly = [thing, shortest].map((one) => `${home} with ${one}`);
  return [...new Set([...whole, ...plainly])];
}

/** "2-bed Larkmere condo" and "Larkmere 2-bed", where every letter counts. */
export function shortHomes(place: string | null, beds: string | null, noun: string): string[] {
  const name = place?.replace(/^the /, '');
  if (!name || !beds) return [];
  return [
    `${beds === 'studio' ? '' : `${beds} `}${name} ${beds === 'studio' ? beds : noun}`,
    `${name} ${beds}`,
  ];
}

/** Each way to call the home with the whole thing, before any with less of it. */
export function everyWay(homes: readonly string[], said: string): string[] {
  const ways = homes.map((home) => withThing(home, said));
  return [0, 1, 2, 3].flatMap((at) => ways.flatMap((way) => way[at] ?? []));
}

/** "Townhouse" of "1906 brick townhouse", but a corner unit is more than a unit. */
export const shortNoun = (noun: string) =>
  noun.startsWith('junior one-bedroom ')
    ? noun.replace('one-bedroom', '1-bed')
    : /^(?:corner|top-floor|\S+-unit|mixed-use) \S+$| of /.test(noun)
      ? noun
      : (noun.split(' ').at(-1) ?? noun);
