import type { Feature } from '#domain/features/feature.ts';
import { isPlural, shortName, tellFeature } from '#domain/features/tell-feature.ts';
import { type Home, isOwn, starFeatures } from '../home.ts';
import { fillLines, type SaidLine, type Words } from '../scenes/fill-line.ts';
import type { Scene } from '../scenes/scene.ts';
import type { SpokenLine } from '../spoken-lines.ts';
import { statedSize } from '../stated-size.ts';
import { joinLines } from './placed-line.ts';
import { renewalOf } from './renewal.ts';
import type { createScenePicker, PickerOptions, PlannedLine } from './scene-picker.ts';
import { creditedWork } from './statements.ts';
import { storyKey } from './tell-stories.ts';
import { wholeBuilding } from './whole-building.ts';

export type Opening = {
  lines: PlannedLine[];
  /** What ends the talk, because it began this way. */
  callback: PlannedLine[];
  /** The features that were named already. */
  named: Feature[];
  isYearTold: boolean;
  /** Whether the year comes with what was made new since, here or at the door. */
  isRenewalTold: boolean;
  isCreditTold: boolean;
  /** The facts whose story was the hook. */
  storyIds: string[];
  /** The stories that were told, by their words. */
  storyKeys: string[];
  /** Sentences of the listing that were read out. */
  saidLines: ReadonlySet<string>;
};
type OpeningOptions = Pick<PickerOptions, 'choose' | 'countWords'> & { maxHookWords: number };

/** The hook, who is speaking, and the essentials; and how the talk comes back to its hook at the end. */
export function planOpening(
  home: Home,
  { first, release }: ReturnType<typeof createScenePicker>,
  { choose, countWords, maxHookWords }: OpeningOptions,
): Opening {
  const [star, second] = starFeatures(home);
  const line = hookLine(home);
  const told = toldLine(home);
  const words = hookWords(home, { star, second, line, told });
  const wordsOf = (lines: readonly SaidLine[]) => lines.reduce((sum, { text }) => sum + countWords(text), 0);
  const isShort = ({ lines }: { lines: readonly SaidLine[] }) => wordsOf(lines) <= maxHookWords;
  const nextHook = () =>
    // A name people know is the rarest thing a listing has.
    first('hook', 'welcome', words, '', ({ id }) => id.startsWith('credit')) ??
    first('hook-building', 'welcome', words) ??
    first('hook-story', 'welcome', words) ??
    first('hook-line', 'welcome', words) ??
    first('hook-pair', 'welcome', words) ??
    first('hook', 'welcome', words) ??
    first('hook-told', 'welcome', words) ??
    first('hook-fallback', 'welcome') ??
    first('hook-last', 'welcome');
  const firstHook = nextHook();
  let hook = firstHook;
  while (hook && !isShort(hook)) hook = inOtherWords(hook.scene) ?? nextHook();
  hook ??= firstHook;

  /** The same hook, if there is a shorter way to say it. */
  function inOtherWords(scene: Scene) {
    for (const way of ['again', 'shorter', 'short', 'brief']) {
      release(scene);
      const said = first(scene.part ?? '', 'welcome', words, way, ({ id }) => id === scene.id);
      if (said && isShort(said)) return said;
    }
    return undefined;
  }

  const isPriceTold = hook?.scene.id.startsWith('price') ?? false;
  const start = (part: string) =>
    (isPriceTold ? first(`${part}-after-price`, 'welcome') : undefined) ??
    first(part, 'welcome') ??
    first(`${part}-fallback`, 'welcome');
  const said = hook?.lines ?? [];
  const tells = (factId: string | undefined) => said.some(({ factIds }) => factIds.includes(factId ?? '-'));
  const yearId = home.fact('yearBuilt')?.id ?? '-';
  const isYearSaid = tells(yearId);
  const renewal = renewalOf(home);
  const size = statedSize(home);
  const essentials = withNote(
    withNote(start('essentials')?.lines ?? [], size && first('size-note', 'welcome', { size })),
    isYearSaid
      ? undefined
      : ((renewal && first('year-note-renewed', 'welcome', { renewal })) ?? first('year-note', 'welcome')),
  );
  const isYearTold = isYearSaid || essentials.some(({ factIds }) => factIds.includes(yearId));
  const callback =
    hook && fillLines(`${hook.scene.id} callback`, hook.scene.callback, { home, choose, words });
  return {
    lines: [...said, ...(start('disclosure')?.lines ?? []), ...essentials],
    callback: (callback ?? []).map((line) => ({ ...line, chapter: 'visit', sceneId: hook?.scene.id ?? '' })),
    named: [star, second].filter(
      (one) => one !== undefined && tells(one.factId) && isNamedIn(said, one),
    ) as Feature[],
    storyIds: home.stories.flatMap(({ factId }) => (tells(factId) ? [factId] : [])),
    storyKeys: home.stories
      .filter(({ quote }) => said.some(({ text }) => text.includes(quote.replace(/^an? /, ''))))
      .map(storyKey),
    saidLines: new Set(line && hook?.scene.part === 'hook-line' ? [line.text] : []),
    isYearTold,
    isRenewalTold: renewal !== undefined && !isYearSaid && yearId !== '-',
    isCreditTold: hook?.scene.id.startsWith('credit') ?? false,
  };
}

/** A quotation from the sentence that names a courtyard needn't name it. */
const isNamedIn = (said: readonly SaidLine[], { noun }: Feature) =>
  said.some(({ text }) => text.toLowerCase().includes((noun.split(' ').at(-1) ?? noun).toLowerCase()));

const maxEssentialWords = 28;

/** The year and a size of the listing's own go with the numbers, if they fit into the same breath. */
function withNote(lines: readonly PlannedLine[], note: { lines: PlannedLine[] } | undefined): PlannedLine[] {
  const [last, year] = [lines.at(-1), note?.lines[0]];
  if (!last || !year || last.speaker !== year.speaker) return [...lines];
  const joined = joinLines(last, year);
  if (joined.text.split(' ').length > maxEssentialWords) return [...lines];
  return [
    ...lines.slice(0, -1),
    {
      ...joined,
      text: `${last.text} ${year.text}`,
      chapter: last.chapter,
      // What the editor refuses is the renovation, not the price beside it.
      sceneId: year.sceneId === 'year-note-renewed' ? year.sceneId : last.sceneId,
    },
  ];
}

type Hooks = {
  star: Feature | undefined;
  second: Feature | undefined;
  line: SpokenLine | undefined;
  told: SpokenLine | undefined;
};

/** What a hook may be about: what people would retell, two things to show a friend, who designed the place. */
function hookWords(home: Home, { star, second, line, told }: Hooks): Record<string, Words> {
  const best = line && mostNotable(line.features);
  // Who had it built is a piece of its history, not its signature.
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
    // Of several, the shortest is the one to begin with.
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

/** A penthouse is the whole home: nobody ends an episode by going to see it. */
const mostNotable = (features: readonly Feature[]) =>
  features
    .filter((one) => isOwn(one) && one.topic !== 'arrival')
    .sort((a, b) => b.notability - a.notability)[0];

/** The sentence about the thing that people would tell a friend about, if it is short enough to begin with. */
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
/** Where it is and what it costs come later; nobody begins with a rule. */
const lateBeats: ReadonlySet<string> = new Set(['place', 'money', 'parking', 'practical', 'building']);

/** The statement that an editor would keep first, if it is short enough to begin with. */
function toldLine({ lines }: Home): SpokenLine | undefined {
  return lines
    .filter(
      ({ beat, text, ask }) =>
        !lateBeats.has(beat) && ask !== 'part' && text.split(' ').length <= maxToldWords,
    )
    .sort((a, b) => b.worth - a.worth)[0];
}
