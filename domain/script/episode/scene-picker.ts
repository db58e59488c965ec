import type { Feature } from '#domain/features/feature.ts';
import type { Home } from '../home.ts';
import { homeValue } from '../home-value.ts';
import { type Choose, type Filling, fillLines, type SaidLine, type Words } from '../scenes/fill-line.ts';
import { holds, picksUp } from '../scenes/holds.ts';
import type { Scene } from '../scenes/scene.ts';
import type { ChapterName } from '../schema.ts';
import { asksWhatIsStated } from './asks-what-is-stated.ts';
import type { Beat } from './beats.ts';
import type { FindReplies } from './find-replies.ts';
import { fitsHome, isOutOfSeason, jokesAboutAge } from './fits-home.ts';
import { leadsToItself } from './leads-to-itself.ts';
import { hashUnit } from './seeded-choice.ts';
import { isWorry, specificity } from './specificity.ts';

export type PlannedLine = SaidLine & { chapter: ChapterName; sceneId: string };
export type PickerOptions = {
  scenes: readonly Scene[];
  seed: string;
  choose: Choose;
  /** Scenes the editor rejected for this home. */
  refused: ReadonlySet<string>;
  countWords: (text: string) => number;
  findReplies: FindReplies;
};

/** A piece of the episode that can be left out when time is short. */
export type Piece = {
  lines: PlannedLine[];
  worth: number;
  at: number;
  scene?: Scene;
  feature?: Feature;
  behind?: Piece;
  /** What Nora tells in it; a piece that picks something up tells nothing new. */
  told?: readonly Feature[];
  /** Continues the previous piece. */
  isMore?: boolean;
  /** What it's about, if that's another tour stop than where it's told. */
  section?: string;
  isQuote?: boolean;
  /** A short question that leads to it, after Miles's comment on the last thing. */
  ask?: PlannedLine;
  /** The same content in a form that needs no question. */
  alone?: PlannedLine;
  /** A tip about an ordinary thing: only for a talk that would be too short otherwise. */
  isMinor?: boolean;
  /** A tip that editors would cut: only for a talk that would be too short to use. */
  isSpare?: boolean;
};

export type ReplyOptions = {
  /** The section just told, and the one that comes next. */
  from: string;
  to: string;
  /** The question Miles asks after it; without one, only the best replies will do. */
  question?: string | undefined;
  /** Whether it has to lead to what comes next. */
  isLeading?: boolean;
};

/** In these, the first scene that can be filled says the most. */
const inOrder: ReadonlySet<string> = new Set(['essentials', 'visit', 'closing']);
const maxTurnWords = 26;
const leadingNumbers = ['price', 'beds', 'baths', 'sqft', 'year'];
/** Everyone has counters, and nobody needs advice about them. */
const minTipNotability = 2;
const sitOut = 0.45;
/** He doubts a word, or he's taken with it. */
export const askedBack = ['ask-back', 'ask-on'];
/** With more, every answer gets an "I'd …" reply. */
const maxWishes = 2;
const wishes = /\bI(?:'d| could)\b/;
/** With more, fresher scenes would beat those that fit best. */
const chance = 5;

/** Finds scenes that fit a home, each at most once in an episode. */
export function createScenePicker(home: Home, options: PickerOptions) {
  const { scenes, seed, refused, countWords, choose, findReplies } = options;
  const used = new Set<string>();
  const led = new Set<string>();
  let wished = 0;
  const jokes = scenes.filter(({ part }) => part === 'banter');
  const ranked = (fitting: readonly Scene[]) =>
    [...fitting].sort((a, b) => hashUnit(`${seed}|${b.id}`) - hashUnit(`${seed}|${a.id}`));
  const isOpen = (scene: Scene) =>
    !used.has(scene.id) &&
    !refused.has(scene.id) &&
    scene.needs.every((condition) => holds(condition, home)) &&
    !jokesAboutAge(scene, home);
  const say = (
    scene: Scene,
    chapter: ChapterName,
    filling: Omit<Filling, 'home' | 'choose'> = {},
    key = scene.id,
  ) => {
    const lines = fillLines(key, scene.lines, { home, choose, ...filling });
    return lines?.map((line) => ({ ...line, chapter, sceneId: scene.id }));
  };
  const first = (
    part: string,
    chapter: ChapterName,
    words: Record<string, Words> = {},
    beat = '',
    only: (scene: Scene) => boolean = () => true,
  ) => {
    const fitting = scenes.filter((one) => one.part === part && isOpen(one) && only(one));
    const order = inOrder.has(part) ? fitting : ranked(fitting);
    const isQuestion = part.startsWith('open-');
    // Avoid a number that has already led to a question, unless there's no other way to ask.
    for (const avoid of isQuestion && led.size > 0 ? [led, undefined] : [undefined]) {
      for (const scene of order) {
        const lines = say(scene, chapter, { words, ...(avoid && { avoid }) }, `${scene.id} ${beat}`);
        if (!lines) continue;
        used.add(scene.id);
        if (isQuestion) for (const slot of numbersIn(lines)) led.add(slot);
        return { scene, lines };
      }
    }
    return undefined;
  };
  /** The home's numbers that these lines say. */
  const numbersIn = (lines: readonly PlannedLine[]) =>
    leadingNumbers.filter((slot) => {
      const value = homeValue(home, slot)?.text.toLowerCase();
      return value !== undefined && lines.some(({ text }) => text.toLowerCase().includes(value));
    });

  /** No January jokes in California, and no wish after every answer. */
  const asReply = (scene: Scene): Scene => ({
    ...scene,
    lines: scene.lines.map((line) => ({
      ...line,
      variants: line.variants.filter(
        (variant) => !isOutOfSeason(variant, home) && !(wished >= maxWishes && wishes.test(variant)),
      ),
    })),
  });

  /** Miles's reply to Nora's last words, before the next thing. */
  function reply(
    told: PlannedLine,
    { from, to, question, isLeading = false }: ReplyOptions,
  ): PlannedLine | undefined {
    for (const scene of findReplies(told.text, from, to)) {
      const isUnfit = (isLeading && !scene.before) || (scene.rank === 'spare' && question === undefined);
      if (isUnfit || !isOpen(scene)) continue;
      const [line] = say(asReply(scene), told.chapter) ?? [];
      if (question !== undefined && line && leadsToItself(line.text, question)) continue;
      if (!line || countWords(`${line.text} ${question ?? ''}`) > maxTurnWords) continue;
      if (wishes.test(line.text)) wished += 1;
      used.add(scene.id);
      return { ...line, factIds: [...new Set([...line.factIds, ...told.factIds])] };
    }
    return undefined;
  }

  /** A joke about something just told, which Nora tops. */
  function banter(features: readonly Feature[], chapter: ChapterName): PlannedLine[] | undefined {
    for (const feature of features) {
      const fitting = ranked(jokes.filter((one) => one.on && picksUp(one.on, feature) && isOpen(one)));
      for (const scene of fitting) {
        const lines = say(asReply(scene), chapter, {
          feature,
          mustName: features.length > 1 && isThing(feature),
        });
        // "The tub. That book would get wet." isn't how people talk.
        if (!lines || lines[0]?.text.toLowerCase().startsWith(`the ${feature.noun}. `)) continue;
        used.add(scene.id);
        for (const one of jokes) if (one.on?.id === feature.id) used.add(one.id);
        return lines.map((line) => restingOn(feature, line));
      }
    }
    return undefined;
  }

  function followUps(
    features: readonly Feature[],
    beat: Beat,
    at: number,
    named: readonly Feature[] = [],
    isApart = false,
  ): Piece[] {
    const hooks = features.filter((one) => isNamed(one, named));
    const worthATip = byDraw(features, named).filter(({ notability }) => notability >= minTipNotability);
    return worthATip.flatMap((feature) => {
      const fitting = scenes
        .filter(
          (scene) =>
            !scene.part &&
            scene.on &&
            picksUp(scene.on, feature) &&
            // Two talks in a row shouldn't share an exchange, so not every home gets every one.
            (isNamed(feature, named) || hashUnit(`${seed}|turn of|${scene.id}`) > sitOut) &&
            isOpen(scene) &&
            fitsHome(scene, home),
        )
        .map((scene) => ({ scene, score: specificity(scene) + hashUnit(`${seed}|${scene.id}`) * chance }))
        .sort((a, b) => b.score - a.score);
      for (const { scene } of fitting) {
        const lines = say(scene, beat.chapter, {
          feature,
          // After other things, "it" would mean one of those.
          mustName: (features.length > 1 || isApart) && isThing(feature),
        });
        if (!lines || asksWhatIsStated(lines, feature, home)) continue;
        used.add(scene.id);
        return [
          {
            lines,
            worth: feature.notability + specificity(scene) / 2 + hashUnit(`${seed}|${feature.id}`),
            at,
            scene,
            feature,
            // After opening with the tub, skip the closet next to it, unless the talk would be too short.
            isMinor: isMinor(feature) || isWorry(scene) || (hooks.length > 0 && !hooks.includes(feature)),
            ...(scene.rank === 'spare' && { isSpare: true }),
          },
        ];
      }
      return [];
    });
  }

  /** Miles's question about a word Nora just said. Two talks in a row shouldn't share one. */
  function askBack(
    told: PlannedLine,
    chapter: ChapterName,
    parts: readonly string[] = askedBack,
  ): Pick<Piece, 'lines' | 'scene'> | undefined {
    const fitting = ranked(
      scenes.filter(
        (scene) =>
          parts.includes(scene.part ?? '') &&
          scene.heard?.test(told.text) &&
          isOpen(scene) &&
          hashUnit(`${seed}|back|${scene.id}`) > sitOut,
      ),
    );
    for (const scene of fitting) {
      const found = scene.heard?.exec(told.text);
      const heard = { text: (found?.[1] ?? found?.[0] ?? '').toLowerCase(), factIds: told.factIds };
      const lines = say(scene, chapter, { words: { heard } });
      if (!lines) continue;
      used.add(scene.id);
      // A question about a statement goes when the statement goes.
      return {
        scene,
        lines: lines.map((line) => ({ ...line, factIds: [...new Set([...line.factIds, ...told.factIds])] })),
      };
    }
    return undefined;
  }

  /** Makes a scene available again: transitions fit every room. */
  const release = (scene: Scene) => used.delete(scene.id);

  return { first, reply, banter, followUps, askBack, release };
}

/** A remark about a thing goes when the thing goes, even if it only says "it". */
const restingOn = ({ factId }: Feature, line: PlannedLine): PlannedLine => ({
  ...line,
  factIds: [...new Set([...line.factIds, factId])],
});

const isNamed = ({ id, factId }: Feature, named: readonly Feature[]) =>
  named.some((one) => one.id === id && one.factId === factId);

/** The talk's opening subject, then the rarest. */
export const byDraw = (features: readonly Feature[], named: readonly Feature[]): Feature[] =>
  [...features].sort(
    (a, b) => Number(isNamed(b, named)) - Number(isNamed(a, named)) || b.notability - a.notability,
  );

const minors: ReadonlySet<string> = new Set(
  'built-ins walk-in-closet closets custom-closets patio transit garage garage-parking parking-space storage office den family-room finished-basement basement pantry cabinets backsplash hardwood doorman linen-closet laundry-room dressing-room fee mudroom foyer carport driveway unit-count tall-ceilings wet-bar'.split(
    ' ',
  ),
);
const isMinor = ({ id, notability }: Feature) => notability < 3 || minors.has(id);

/** A year or a fee is what was just said; a place goes by its name. */
const isThing = ({ topic, id }: Feature) =>
  topic !== 'policies' && id !== 'named-place' && topic !== 'arrival';
