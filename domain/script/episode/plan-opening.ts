import type { Feature } from '#domain/features/feature.ts';
import { isPlural, shortName, tellFeature } from '#domain/features/tell-feature.ts';
import { type Home, isOwn } from '../home.ts';
import { findHooks } from '../hooks/find-hooks.ts';
import type { Hook } from '../hooks/hook.ts';
import { fillLines, type SaidLine, type Words } from '../scenes/fill-line.ts';
import type { Scene } from '../scenes/scene.ts';
import type { SpokenLine } from '../spoken-lines.ts';
import { starFeatures } from '../star-features.ts';
import { renewalOf } from './renewal.ts';
import type { createScenePicker, PickerOptions, Piece, PlannedLine } from './scene-picker.ts';
import { creditedWork } from './statements.ts';
import { tellEssentials } from './tell-essentials.ts';
import { storyKey } from './tell-stories.ts';
import { wholeBuilding } from './whole-building.ts';

export type Opening = {
  lines: PlannedLine[];
  /** What the talk returns to midway, because it opened this way. */
  middle: Piece[];
  /** The ending that goes with this opening. */
  callback: PlannedLine[];
  /** The features already named. */
  named: Feature[];
  isYearTold: boolean;
  /** Whether the year comes with the renovation, here or at the door. */
  isRenewalTold: boolean;
  isCreditTold: boolean;
  /** The facts whose story was the hook. */
  storyIds: string[];
  /** The stories already told, by their words. */
  storyKeys: string[];
  /** Listing sentences that were read out. */
  saidLines: ReadonlySet<string>;
  /** The home without the conditions and disagreements the hook covers. */
  left: Home;
};
type OpeningOptions = Pick<PickerOptions, 'choose' | 'countWords' | 'refused'> & { maxHookWords: number };
/** A hook with its lines, whether found in this home or a general one that fits. */
type Chosen = { scene: Scene; lines: PlannedLine[]; words: Record<string, Words>; hook?: Hook };

/** From here up, hardly any other home would have it. */
const rareWorth = 70;
/** More than any list of things, less than what has to be said. */
const middleWorth = 45;

/** The hook, who is speaking, and the essentials; and how the talk returns to its hook midway and at the end. */
export function planOpening(
  home: Home,
  picker: ReturnType<typeof createScenePicker>,
  { choose, countWords, maxHookWords, refused }: OpeningOptions,
): Opening {
  const { first, release } = picker;
  const [star, second] = starFeatures(home);
  const line = hookLine(home);
  const told = toldLine(home);
  const general = hookWords(home, { star, second, line, told });
  const isShort = ({ lines }: { lines: readonly SaidLine[] }) =>
    lines.reduce((sum, { text }) => sum + countWords(text), 0) <= maxHookWords;
  const chosen = found(rareWorth) ?? building() ?? found(0) ?? credited() ?? ofAnyHome();
  const said = chosen?.lines ?? [];
  const tells = (factId: string | undefined) => said.some(({ factIds }) => factIds.includes(factId ?? '-'));
  const yearId = home.fact('yearBuilt')?.id ?? '-';
  const isYearSaid = tells(yearId);
  const disclosure =
    first('disclosure', 'welcome', chosen?.words) ?? first('disclosure-fallback', 'welcome', chosen?.words);
  const essentials = tellEssentials(home, picker, {
    told: new Set(said.flatMap(({ factIds }) => factIds)),
  });
  const isYearTold = isYearSaid || essentials.some(({ factIds }) => factIds.includes(yearId));
  const renewal = renewalOf(home);
  const isRenewalSaid = essentials.some(({ text }) => renewal !== undefined && text.includes(renewal.text));
  const callback =
    chosen &&
    fillLines(`${chosen.scene.id} callback`, chosen.scene.callback, { home, choose, words: chosen.words });
  const sceneId = chosen?.hook?.key ?? chosen?.scene.id ?? '';
  const middle = chosen?.hook ? comeBack(chosen.hook, picker, refused) : [];
  const own = chosen?.hook?.feature;
  return {
    lines: [...said, ...(disclosure?.lines ?? []), ...essentials],
    middle,
    callback: (callback ?? []).map((one) => ({ ...one, chapter: 'visit', sceneId })),
    named: [
      ...(own ? [own] : []),
      ...[star, second].filter(
        (one) => one !== undefined && one !== own && tells(one.factId) && isNamedIn(said, one),
      ),
    ] as Feature[],
    storyIds: home.stories.flatMap(({ factId }) => (tells(factId) ? [factId] : [])),
    storyKeys: home.stories
      .filter(({ quote }) => said.some(({ text }) => text.toLowerCase().includes(withoutArticle(quote))))
      .map(storyKey),
    saidLines: new Set([
      ...(line && chosen?.scene.part === 'hook-line' ? [line.text] : []),
      ...middle.flatMap(({ lines }) => lines.map(({ text }) => text)),
    ]),
    isYearTold,
    isRenewalTold: renewal !== undefined && yearId !== '-' && !isYearSaid && (isRenewalSaid || !isYearTold),
    isCreditTold: chosen?.scene.id.startsWith('credit') ?? false,
    left: withoutTold(home, chosen?.hook?.tells ?? []),
  };

  /** The most specific thing about this home that fits the time. */
  function found(minWorth: number): Chosen | undefined {
    for (const hook of findHooks(home)) {
      if (hook.worth < minWorth || refused.has(hook.key)) continue;
      const opened = open(hook.part, hook.words);
      if (opened)
        return { ...opened, lines: opened.lines.map((one) => ({ ...one, sceneId: hook.key })), hook };
    }
    return undefined;
  }

  function credited() {
    return open('hook', general, ({ id }) => id.startsWith('credit'));
  }

  function building() {
    return open('hook-building', general);
  }

  function ofAnyHome(): Chosen | undefined {
    for (const part of ['story', 'line', 'pair', '', 'told', 'fallback', 'last']) {
      const opened = open(['hook', part].filter(Boolean).join('-'), general);
      if (opened) return opened;
    }
    const last = first('hook-last', 'welcome') ?? first('hook-fallback', 'welcome');
    return last && { ...last, words: general };
  }

  /** The first of these scenes that fits the time, in its shortest wording if necessary. */
  function open(
    part: string,
    words: Record<string, Words>,
    only: (scene: Scene) => boolean = () => true,
  ): Chosen | undefined {
    for (
      let one = first(part, 'welcome', words, '', only);
      one;
      one = first(part, 'welcome', words, '', only)
    ) {
      const { scene } = one;
      for (const way of ['', 'again', 'shorter', 'short', 'brief']) {
        release(scene);
        const opened = first(part, 'welcome', words, way, ({ id }) => id === scene.id);
        if (opened && isShort(opened)) return { ...opened, words };
      }
    }
    return undefined;
  }
}

/** How the talk returns to its hook once the listener has seen the rooms. */
function comeBack(
  { key, middle, words, feature }: Hook,
  { first }: ReturnType<typeof createScenePicker>,
  refused: ReadonlySet<string>,
): Piece[] {
  const again = `${key} again`;
  if (!middle || refused.has(again)) return [];
  const chapter = middle.at >= 9 ? 'questions' : middle.at >= 5 ? 'outside' : 'home';
  const said = first(middle.part, chapter, words);
  if (!said) return [];
  const lines = said.lines.map((line, at) => (at === 0 ? line : { ...line, sceneId: again }));
  return [{ lines, worth: middleWorth, at: middle.at, told: feature ? [feature] : [] }];
}

/** Doesn't repeat what the hook has told. */
const withoutTold = (home: Home, told: readonly string[]): Home =>
  told.length === 0
    ? home
    : {
        ...home,
        conditions: home.conditions.filter(({ id }) => !told.includes(id)),
        disputes: home.disputes.filter(({ field }) => !told.includes(field)),
      };

const withoutArticle = (quote: string) => quote.toLowerCase().replace(/^(?:an?|the) /, '');

/** If a quote from the same sentence names the courtyard, that's enough. */
const isNamedIn = (said: readonly SaidLine[], { noun }: Feature) =>
  said.some(({ text }) => text.toLowerCase().includes((noun.split(' ').at(-1) ?? noun).toLowerCase()));

type Hooks = {
  star: Feature | undefined;
  second: Feature | undefined;
  line: SpokenLine | undefined;
  told: SpokenLine | undefined;
};

/** Possible hooks: what people would retell, two things to show a friend, who designed the place. */
function hookWords(home: Home, { star, second, line, told }: Hooks): Record<string, Words> {
  const best = line && mostNotable(line.features);
  // Whoever had it built is part of its history, not its signature.
  const credit = home.features.find(({ id, noun }) => id === 'credit' && noun !== 'construction');
  const units = wholeBuilding(home)?.units;
  return {
    ...(units && { units }),
    ...(told && { told: { text: told.text, factIds: [told.factId] } }),
    ...(line &&
      best && {
        line: { text: line.text, factIds: [line.factId] },
        thebest: { text: `the ${shortName(best)}`, factIds: [best.factId] },
      }),
    ...(star && {
      star: { text: tellFeature(star), factIds: [star.factId] },
      starthere: { text: isPlural(star) ? 'there are' : "there's", factIds: [] },
      thestar: { text: `the ${shortName(star)}`, factIds: [star.factId] },
    }),
    ...(second && {
      second: { text: tellFeature(second), factIds: [second.factId] },
      thesecond: { text: `the ${shortName(second)}`, factIds: [second.factId] },
    }),
    // Of several, open with the shortest.
    ...Object.fromEntries(
      [...home.stories]
        .sort((a, b) => b.quote.length - a.quote.length)
        .map(({ kind, quote, factId }) => [kind, { text: quote, factIds: [factId] }]),
    ),
    ...(credit && {
      creditname: { text: credit.phrase, factIds: [credit.factId] },
      creditwork: { text: creditedWork(credit, home), factIds: [credit.factId] },
    }),
  };
}

const minHookNotability = 4;
const maxHookLineWords = 20;

/** A penthouse is the whole home: the ending can't invite people to go see it. */
const mostNotable = (features: readonly Feature[]) =>
  features
    .filter((one) => isOwn(one) && one.topic !== 'arrival')
    .sort((a, b) => b.notability - a.notability)[0];

/** The sentence about the most notable thing, if it's short enough to open with. */
function hookLine({ lines }: Home): SpokenLine | undefined {
  return lines
    .filter(
      ({ beat, text, features, isVerbatim }) =>
        isVerbatim &&
        !['building', 'place', 'money', 'practical'].includes(beat) &&
        text.split(' ').length <= maxHookLineWords &&
        (mostNotable(features)?.notability ?? 0) >= minHookNotability,
    )
    .sort(
      (a, b) =>
        (mostNotable(b.features)?.notability ?? 0) - (mostNotable(a.features)?.notability ?? 0) ||
        b.worth - a.worth,
    )[0];
}

const maxToldWords = 17;
/** Location and price come later, and nobody opens with a rule. */
const lateBeats: ReadonlySet<string> = new Set(['place', 'money', 'parking', 'practical', 'building']);

/** The statement an editor would most want to keep, if it's short enough to open with. */
function toldLine({ lines }: Home): SpokenLine | undefined {
  return lines
    .filter(
      ({ beat, text, ask }) =>
        !lateBeats.has(beat) && ask !== 'part' && text.split(' ').length <= maxToldWords,
    )
    .sort((a, b) => b.worth - a.worth)[0];
}
