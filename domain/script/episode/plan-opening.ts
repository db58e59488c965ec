import type { Feature } from '#domain/features/feature.ts';
import { shortName, tellFeature } from '#domain/features/tell-feature.ts';
import { type Home, starFeatures } from '../home.ts';
import { fillLines, type SaidLine, type Words } from '../scenes/fill-line.ts';
import type { Scene } from '../scenes/scene.ts';
import type { createScenePicker, PickerOptions, PlannedLine } from './scene-picker.ts';

export type Opening = {
  lines: PlannedLine[];
  /** What ends the talk, because it began this way. */
  callback: PlannedLine[];
  /** The features that were named already. */
  named: Feature[];
  isYearTold: boolean;
  isCreditTold: boolean;
  /** The facts whose story was the hook. */
  storyIds: string[];
};
type OpeningOptions = Pick<PickerOptions, 'choose' | 'countWords'> & { maxHookWords: number };

/** The hook, who is speaking, and the essentials; and how the talk comes back to its hook at the end. */
export function planOpening(
  home: Home,
  { first, release }: ReturnType<typeof createScenePicker>,
  { choose, countWords, maxHookWords }: OpeningOptions,
): Opening {
  const [star, second] = starFeatures(home);
  const words = hookWords(home, star, second);
  const wordsOf = (lines: readonly SaidLine[]) => lines.reduce((sum, { text }) => sum + countWords(text), 0);
  const isShort = ({ lines }: { lines: readonly SaidLine[] }) => wordsOf(lines) <= maxHookWords;
  const nextHook = () =>
    // A name people know is the rarest thing a listing has.
    first('hook', 'welcome', words, '', ({ id }) => id.startsWith('credit')) ??
    first('hook-story', 'welcome', words) ??
    first('hook-pair', 'welcome', words) ??
    first('hook', 'welcome', words) ??
    first('hook-fallback', 'welcome');
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
  const callback =
    hook && fillLines(`${hook.scene.id} callback`, hook.scene.callback, { home, choose, words });
  return {
    lines: [...said, ...(start('disclosure')?.lines ?? []), ...(start('essentials')?.lines ?? [])],
    callback: (callback ?? []).map((line) => ({ ...line, chapter: 'visit', sceneId: hook?.scene.id ?? '' })),
    named: [star, second].filter((one) => one !== undefined && tells(one.factId)) as Feature[],
    isYearTold: tells(home.fact('yearBuilt')?.id),
    storyIds: home.stories.flatMap(({ factId }) => (tells(factId) ? [factId] : [])),
    isCreditTold: hook?.scene.id.startsWith('credit') ?? false,
  };
}

/** What a hook may be about: what people would retell, two things to show a friend, who designed the place. */
function hookWords(
  home: Home,
  star: Feature | undefined,
  second: Feature | undefined,
): Record<string, Words> {
  const credit = home.features.find(({ id }) => id === 'credit');
  return {
    ...(star && {
      star: { text: tellFeature(star), factIds: [star.factId] },
      thestar: { text: `the ${shortName(star)}`, factIds: [star.factId] },
    }),
    ...(second && {
      second: { text: tellFeature(second), factIds: [second.factId] },
      thesecond: { text: `the ${shortName(second)}`, factIds: [second.factId] },
    }),
    ...Object.fromEntries(
      home.stories.map(({ kind, quote, factId }) => [kind, { text: quote, factIds: [factId] }]),
    ),
    ...(credit && {
      creditname: { text: credit.phrase, factIds: [credit.factId] },
      creditwork: { text: credit.noun, factIds: [credit.factId] },
    }),
  };
}
