import { articleFor } from '#domain/english/article-for.ts';
import { joinList } from '#domain/english/join-list.ts';
import type { Story } from '#domain/features/read-story.ts';
import type { Home } from '../home.ts';
import type { SpokenLine } from '../spoken-lines.ts';
import { isToldBy } from './says-again.ts';
import type { createScenePicker, Piece } from './scene-picker.ts';

/** The most memorable comes first. */
const order: readonly Story['kind'][] = [
  'history',
  'rarity',
  'register',
  'press',
  'award',
  'market',
  'oddity',
  'use',
];
const maxStories = 3;
const maxInBreath = 3;
/** Worth more than any list of things, less than what has to be said. */
const worth = 30;

/** After the arrival; how a room is used goes with the practical things. */
const [storyPlace, usePlace] = [0.85, 4.7];

type HomeStory = Home['stories'][number];
type StoryContext = {
  told: readonly string[];
  refused: ReadonlySet<string>;
  /** Statements that are told anyway. */
  lines: readonly SpokenLine[];
};

/** What people would retell, each in its own exchange, after the numbers and before the rooms. */
export function tellStories(
  home: Home,
  { first, release }: ReturnType<typeof createScenePicker>,
  { told, refused, lines }: StoryContext,
): Piece[] {
  const left = home.stories
    .filter((story) => !told.includes(storyKey(story)) && !refused.has(storyKey(story)))
    .filter(({ quote }) => !isToldBy(lines, quote))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const others = left.filter(({ kind }) => kind !== 'oddity').slice(0, maxStories);
  return [...others.map((story) => asTold(story, home)), ...tellOddities(left, home)]
    .filter(({ key }) => !refused.has(key))
    .flatMap(({ kind, text, factIds, key }, count, all) => {
      const part = all[count - 1]?.kind === kind ? 'story-more' : 'story';
      const said = first(part, 'home', { [kind]: { text, factIds } }, `${count}`);
      if (!said) return [];
      release(said.scene);
      // The editor rejects one story, not the way stories are told.
      const lines = said.lines.map((line, at) => (at === 0 ? line : { ...line, sceneId: key }));
      const at = (kind === 'use' ? usePlace : storyPlace) + count / 100;
      const features = home.features.filter(
        ({ factId, matched }) => factIds.includes(factId) && text.includes(matched),
      );
      return [{ lines, worth: worth - count, at, told: features }];
    });
}

type Told = { kind: Story['kind']; text: string; factIds: string[]; key: string };

const asTold = (story: HomeStory, home: Home): Told => ({
  kind: story.kind,
  text:
    story.kind === 'award' || story.kind === 'register'
      ? // A prize may be the garden's, so its sentence is said whole where it can be.
        (lineOf(story, home) ?? unquoted(story, home))
      : story.quote,
  factIds: [story.factId],
  key: storyKey(story),
});

/** A register lists a building, not an apartment in it. */
function unquoted({ kind, quote }: HomeStory, { kind: home }: Home): string {
  if (kind !== 'register') return `The listing says “${quote}.”`;
  const isUnit = home === 'condo' || home === 'co-op' || home === 'home';
  return `${isUnit ? "The building's" : "It's"} ${quote}, the listing says.`;
}

/** Rare things: one that has its own sentence in that sentence, the others together. */
function tellOddities(stories: readonly HomeStory[], home: Home): Told[] {
  const kind: Story['kind'] = 'oddity';
  const odd = stories
    .filter((one) => one.kind === kind)
    .map((story) => ({ ...story, line: lineOf(story, home) }));
  const [whole] = odd.filter(({ line }) => line !== undefined);
  const bare = odd.filter(({ line }) => line === undefined).slice(0, maxInBreath);
  const names = joinList(bare.map(({ quote }) => nameOdd(quote)));
  const listed = `There${bare[0] && isMany(bare[0].quote) ? ' are' : "'s"} ${names}, the listing says.`;
  const inList: Told = { kind, text: listed, factIds: bare.map(({ factId }) => factId), key: `odd ${names}` };
  return [
    ...(whole?.line
      ? [{ kind, text: whole.line, factIds: [whole.factId], key: storyKey(whole) } satisfies Told]
      : []),
    ...(bare.length > 0 ? [inList] : []),
  ];
}

/** One sentence may contain two stories. */
export const storyKey = ({ factId, quote }: Pick<HomeStory, 'factId' | 'quote'>) => `${factId} ${quote}`;

/** The sentence it's in, if a host can say it. */
const lineOf = ({ quote, factId }: HomeStory, { lines }: Home) =>
  lines.find((one) => one.factId === factId && one.text.toLowerCase().includes(quote.toLowerCase()))?.text;

const isMany = (quote: string) =>
  /(?:[^s]s|beds|doors|trees|courts)(?: (?:with|in|from|by) .*)?$/.test(quote);

/** "A koi pond" for "koi pond", if there's only one. */
const nameOdd = (quote: string) =>
  isMany(quote) || /^(?:an?|the|two|three|four|\d+|real grass)\b/.test(quote)
    ? quote
    : `${articleFor(quote)} ${quote}`;
