import { upperFirst } from '#domain/english/upper-first.ts';
import type { Feature } from '#domain/features/feature.ts';
import { isPlural, shortName, tellFeature } from '#domain/features/tell-feature.ts';
import type { Home } from '../home.ts';
import { homeValue } from '../home-value.ts';
import type { Speaker } from '../schema.ts';
import { holds } from './holds.ts';
import type { SceneLine } from './scene.ts';

export type SaidLine = {
  speaker: Speaker;
  text: string;
  /** The author's words alone, with empty slots. */
  authored: string;
  factIds: string[];
  isGeneral: boolean;
};
export type Choose = (key: string, options: number) => number;
/** Words that the episode plan puts into a line: a list, a clause, the previous subject. */
export type Words = { text: string; factIds: readonly string[]; isAuthored?: boolean };
export type Filling = {
  home: Home;
  choose: Choose;
  /** The feature the scene picks up. */
  feature?: Feature;
  /** Whether the first turn has to name the feature because it was told along with others. */
  mustName?: boolean;
  words?: Readonly<Record<string, Words>>;
  /** Slots this line can't use because another question started with them. */
  avoid?: ReadonlySet<string>;
};

/** The turns of a scene filled with this home's words; undefined if a slot has no value. */
export function fillLines(
  key: string,
  lines: readonly SceneLine[],
  filling: Filling,
): SaidLine[] | undefined {
  const said: SaidLine[] = [];
  for (const [at, line] of lines.entries()) {
    if (!line.when.every((condition) => holds(condition, filling.home))) continue;
    const filled = fillLine(`${key} ${at}`, line, {
      ...filling,
      mustName: filling.mustName === true && at === 0,
    });
    if (!filled) return undefined;
    said.push(filled);
  }
  return said;
}

function fillLine(key: string, line: SceneLine, filling: Filling): SaidLine | undefined {
  // A variant with slots this home can't fill isn't an option.
  const unfit = isGone(filling.home) ? invites : isClosed(filling.home) ? sendsThere : undefined;
  const options = line.variants.filter(
    (variant) =>
      !unfit?.test(variant) &&
      (line.variantNeeds?.get(variant) ?? []).every((condition) => holds(condition, filling.home)) &&
      slotsOf(variant).every(
        (slot) => !filling.avoid?.has(slot.toLowerCase()) && readSlot(slot, filling) !== undefined,
      ),
  );
  if (options.length === 0) return undefined;
  const { feature, mustName } = filling;
  const naming = feature && mustName ? options.filter((variant) => names(variant, feature)) : options;
  const pool = naming.length > 0 ? naming : options;
  const variant = pool[filling.choose(`${key} variant`, pool.length)] as string;
  const lead = naming.length > 0 ? '' : 'The {noun}. ';
  const chosen = lead + chooseWords(variant, key, filling.choose);
  const factIds = new Set<string>();
  const text = fillSlots(chosen, filling, factIds);
  const authored = chosen.replace(/\{([^}]+)\}/g, (_, slot: string) => {
    const words = readSlot(slot, filling);
    return words?.isAuthored ? words.text : ' _ ';
  });
  if (filling.feature && mentions(text, filling.feature)) factIds.add(filling.feature.factId);
  return { speaker: line.speaker, text, authored, factIds: [...factIds], isGeneral: line.isGeneral };
}

/** Don't invite anyone to a home that's no longer available. */
const invites =
  /\b(?:visit|showing|in person|asking|go and see|tour|show up|have a look|next stop|go look|go see|an hour|take your time|(?:when|before) you go)\b/i;
/** Or to one that takes no visitors; saying that is fine. */
const sendsThere =
  /\b(?:on the visit|when you(?:'re| are)? (?:go|there|visit)|ask for a showing|before the showing|before you go|go (?:see|in|once|twice|at|by)|an hour|take your time|have a look|in person|leave yourself|bring (?:your|a)|go stand|look in the closets|ask for the lights|while you're there)\b|\bgo (?:and )?(?:look|see)\b(?![^.]*\?)/i;
const isGone = (home: Home) => /^(?:sold|off market)$/.test(home.fact('status')?.value ?? '');
const isClosed = (home: Home) => home.says(['no showings', 'no more showings']);

const slotsOf = (text: string) => [...text.matchAll(/\{([^}]+)\}/g)].map(([, slot]) => slot as string);

function chooseWords(template: string, key: string, choose: Choose): string {
  let group = 0;
  return template.replace(/\[([^\]]*)\]/g, (_, inside: string) => {
    const options = inside.split('|');
    group += 1;
    return options[choose(`${key} ${group}`, options.length)] as string;
  });
}

function fillSlots(chosen: string, filling: Filling, factIds: Set<string>): string {
  const text = chosen
    .replace(/\{([^}]+)\}/g, (_, slot: string) => {
      const words = readSlot(slot, filling);
      for (const id of words?.factIds ?? []) factIds.add(id);
      return words?.text ?? '';
    })
    // People live on the Upper East Side.
    .replace(/\bin (?=the (?:\p{Lu}\p{L}+ ){1,2}Side\b)/gu, 'on ')
    // The voice says "At Properties", so don't put another "at" before it.
    .replace(/\bat (?=@properties\b)/gi, 'with ')
    .replace(/\s+([,.?!;:])/g, '$1')
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .replace(/\s+/g, ' ')
    .trim();
  return sentenceCase(text);
}

const agreement: Record<string, [singular: string, plural: string]> = {
  is: ['is', 'are'],
  it: ['it', 'they'],
  them: ['it', 'them'],
  that: ['that', 'those'],
  this: ['this', 'these'],
  has: ['has', 'have'],
  does: ['does', 'do'],
  was: ['was', 'were'],
  s: ['s', ''],
};

function readSlot(slot: string, { home, feature, words }: Filling): Words | undefined {
  const lower = slot.charAt(0).toLowerCase() + slot.slice(1);
  const cased = (text: string) => (slot === lower ? text : upperFirst(text));
  const given = words?.[lower];
  if (given) return { ...given, text: cased(given.text) };
  if (feature) {
    const forms = agreement[lower];
    if (forms) return { text: cased(forms[isPlural(feature) ? 1 : 0]), factIds: [] };
    const said =
      lower === 'np'
        ? withoutReach(feature.phrase)
        : lower === 'a'
          ? withoutReach(tellFeature(feature))
          : lower === 'noun'
            ? feature.noun
            : lower === 'name'
              ? withoutReach(shortName(feature))
              : undefined;
    if (said) return { text: cased(said), factIds: [feature.factId] };
  }
  const value = homeValue(home, lower);
  return value && { ...value, text: cased(value.text) };
}

/** "The finish on the floors throughout" isn't English. */
const withoutReach = (name: string) => name.replace(/ throughout$/, '');

const small: ReadonlySet<string> = new Set(['the', 'and', 'for', 'with', 'off', 'new', 'own', 'all']);
const stems = (text: string) =>
  text
    .toLowerCase()
    .match(/\p{L}{3,}/gu)
    ?.filter((word) => !small.has(word))
    .map((word) => word.replace(/(?:es|s)$/, '')) ?? [];

/** Whether every alternative of a wording names the feature. */
function names(variant: string, feature: Feature): boolean {
  const always = variant.replace(/\[[^\]]*\]/g, ' ');
  return /\{(?:[Nn]p|[aA]|noun|name)\}/.test(always) || mentions(always, feature);
}

/** By name, by material, or by the everyday word: "the gym" is the fitness center. */
function mentions(text: string, { id, noun, phrase }: Feature): boolean {
  const said = stems(text);
  // Someone "at the door" is the doorman, and the counter is the countertop.
  return stems(`${id} ${noun} ${phrase}`).some((stem) =>
    said.some((word) => word === stem || (word.length > 3 && stem.startsWith(word))),
  );
}

/** A slot may start a sentence. */
function sentenceCase(text: string): string {
  return text.replace(
    /(^|[.?!]["”]?\s+)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
