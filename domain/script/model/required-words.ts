import { saysAi } from '#domain/disclosure/rules.ts';
import type { Home } from '../home.ts';
import { homeValue } from '../home-value.ts';
import { hostNames } from '../rules.ts';
import type { Speaker } from '../schema.ts';
import type { SceneTask, TalkTurn } from './plan-scenes.ts';

/** Words a scene can't do without, and how we ask the model for them. */
export type MustSay = { words: string; wish: string; speaker?: Speaker };

/** What listeners need from a scene: the address twice, the price, whom to call, and that the voices are AI. */
export function requiredWords({ name, builtIn }: SceneTask, home: Home): MustSay[] {
  const own = builtIn.map(({ turn }) => turn.text).join(' ');
  const said = (value: string, wish: (words: string) => string): MustSay[] => {
    const words = homeValue(home, value)?.text;
    // A home that's no longer available has nobody to call.
    return words && says(own, words) ? [{ words, wish: wish(words) }] : [];
  };
  const conditions = home.conditions
    .filter(({ value }) => says(own, value))
    .map(({ value }) => ({ words: value, wish: `Say this word for word: ${value}` }));
  const disclosure = builtIn.find(({ turn }) => saysAi(turn.text))?.turn;
  if (name === 'opening')
    return [
      ...(disclosure
        ? [
            {
              words: disclosure.text,
              speaker: disclosure.speaker,
              wish: `Say this word for word as one turn of ${hostNames[disclosure.speaker]}'s, after at most 30 words: ${disclosure.text}`,
            },
          ]
        : []),
      ...said('address', (words) => `Say the address as: ${words}`),
      ...said('price', (words) => `Say the price: ${words}`),
      ...conditions,
    ];
  if (name === 'ending')
    return [
      ...said('address', (words) => `Say the address again, as: ${words}`),
      ...said('agent', (words) => `Name the agent: ${words}`),
    ];
  return conditions;
}

/** Which of those a scene lacks. */
export function missingWords(scene: readonly TalkTurn[], mustSay: readonly MustSay[]): MustSay[] {
  return mustSay.filter(({ words, speaker }) => {
    const own = scene.filter(({ turn }) => speaker === undefined || turn.speaker === speaker);
    return !says(own.map(({ turn }) => turn.text).join(' '), words);
  });
}

/** Whether a text has these words, whatever comes between them. */
const says = (text: string, words: string) => plain(text).includes(plain(words));

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}\p{N}$']+/gu, ' ')
    .trim();
