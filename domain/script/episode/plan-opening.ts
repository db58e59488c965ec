import type { Feature } from '#domain/features/feature.ts';
import type { Home } from '../home.ts';
import { findHooks } from '../hooks/find-hooks.ts';
import type { Hook } from '../hooks/hook.ts';
import { fillLines, type SaidLine, type Words } from '../scenes/fill-line.ts';
import type { Scene } from '../scenes/scene.ts';
import { isPlainStar, starFeatures } from '../star-features.ts';
import { detailOf, hookLine, hookWords, toldLine } from './hook-words.ts';
import { renewalOf } from './renewal.ts';
import type { createScenePicker, PickerOptions, Piece, PlannedLine } from './scene-picker.ts';
import { tellEssentials } from './tell-essentials.ts';
import { storyKey } from './tell-stories.ts';

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
  /** The leads that the hook has told in full, by kind and fact. */
  toldLeads: readonly string[];
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
/** From here up, it says more than a list of things. */
const tellingWorth = 55;
/** What the whole home is, not what one of its rooms has. */
const wholeHome = /^It(?:'s|'s on| faces| sits) (?:\S+ ){5,}/;
/** What an editor would want told first, and before two ordinary things. */
const [tellableWorth, drawingWorth] = [9.5, 13];
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
  const whole = toldLine(home, wholeHome);
  const isPlain = star !== undefined && isPlainStar(star);
  const detail = star && detailOf(star, home);
  // A soaking tub alone says less of a home than what it is.
  const isToldFirst = isPlain && (whole?.worth ?? 0) >= (second ? drawingWorth : tellableWorth);
  const general = hookWords(home, { star, second, line, told: isToldFirst ? whole : told, detail });
  const isShort = ({ lines }: { lines: readonly SaidLine[] }) =>
    lines.reduce((sum, { text }) => sum + countWords(text), 0) <= maxHookWords;
  const chosen =
    found(rareWorth) ??
    building() ??
    open('hook-story', general) ??
    found(tellingWorth) ??
    credited() ??
    starred() ??
    found(0) ??
    ofAnyHome();
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
    toldLeads: chosen?.hook?.leads ?? [],
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

  /** One thing that says enough by itself, or two. */
  function starred() {
    if (!star || isPlainStar(star)) return undefined;
    if (detail) return open('hook', general, ({ id }) => id.startsWith('star-'));
    return second && open('hook-pair', general);
  }

  function building() {
    return open('hook-building', general);
  }

  function ofAnyHome(): Chosen | undefined {
    // One ordinary thing is no headline: the home's age or size is more.
    const plainly = isPlain && !second && !isToldFirst ? open('hook', general, isNotOfStar) : undefined;
    if (plainly) return plainly;
    const parts = isToldFirst ? ['story', 'line', 'told', 'pair', ''] : ['story', 'line', 'pair', '', 'told'];
    for (const part of [...parts, 'fallback', 'last']) {
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

const isNotOfStar = ({ id }: Scene) => !/^(?:star|credit)-/.test(id);

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
