import { numberWords, sayOrdinal } from '#domain/english/number-words.ts';
import { splitSentences } from '#domain/english/sentences/rules.ts';
import type { FeatureTopic } from '#domain/features/feature.ts';
import type { Home } from '../home.ts';
import { type Hook, words } from './hook.ts';

const [minSentences, maxSentences, maxWords] = [2, 5, 110];
const [secretWorth, shortWorth] = [97, 50];

/** Every word a listing might use for it, since a false "never mentioned" is worse than no hook. */
const rooms: [room: string, topics: readonly FeatureTopic[], sign: RegExp][] = [
  [
    'kitchen',
    ['kitchen'],
    /kitchen|\bcook|chef|\brange\b|\bstove|\boven|counter|cabinet|applianc|island|refrigerator|fridge|dishwasher|granite|quartz|backsplash|\bgas line|galley|eat-in|stainless|culinary/i,
  ],
  [
    'bathroom',
    ['baths'],
    /bath|shower|\btub\b|vanit|powder|en-?suite|\bspa\b|sauna|soaking|steam|toilet|lavatory/i,
  ],
];
/** Something without rooms, or about to be torn down, has no secrets. */
const noRooms = /\b(?:vacant lot|land value|lot for sale|tear ?down|build your|gut job|shell)\b/i;

/** A description of a few sentences that leaves a room to discover. */
export function readShortHook(home: Home): Hook[] {
  const sentences = splitSentences(home.text).filter((one) => /\p{L}{3}/u.test(one)).length;
  const isShort = sentences >= minSentences && sentences <= maxSentences && home.wordCount <= maxWords;
  if (!isShort || home.kind === 'land' || home.kind === 'multi-family' || noRooms.test(home.text)) return [];
  const said = [home.text, ...home.sentences.map(({ value, source }) => `${value} ${source.excerpt}`)].join(
    ' ',
  );
  const [room] =
    rooms.find(
      ([, topics, sign]) => !sign.test(said) && !home.features.some(({ topic }) => topics.includes(topic)),
    ) ?? [];
  const counted = {
    sentences: words(`${numberWords(sentences)} sentences`),
    nextone: words(sayOrdinal(String(sentences + 1))),
  };
  if (!room) return [{ key: 'hook short', part: 'hook-short', worth: shortWorth, words: counted }];
  return [
    {
      key: 'hook secret',
      part: 'hook-secret',
      worth: secretWorth,
      words: { ...counted, secret: words(room) },
      middle: { part: 'middle-secret', at: 4.98 },
    },
  ];
}
