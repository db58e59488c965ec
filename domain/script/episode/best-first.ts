import type { Feature } from '#domain/features/feature.ts';
import type { SpokenLine } from '../spoken-lines.ts';
import { lineId } from './tell-line.ts';
import type { Telling } from './telling.ts';

/** Outdoors, a view that says of what, rooms higher or longer than most: worth going to before the rooms. */
const outdoors =
  /\b(?:roof ?(?:top )?(?:deck|terrace|garden|patio)|rooftop|terraces?|balcon(?:y|ies)|gardens?|(?:back)?yard|courtyard|patio|decks?|pool|porch|loggia|acres?|dock)\b/i;
const view =
  /\b(?:views?|vistas?|overlook\w*)\b[^.]*(?: \p{Lu}|\b(?:lake|skyline|park|river|ocean|water|harbor|bay|canals?|mountains?|city)\b)/u;
const tall =
  /\b(?:1[2-9]|[2-9]\d)(?:-| )(?:foot|feet)[^.]*\b(?:ceilings?|high|long|wide|great room|living room)\b/i;
const measured = /\b\d[\d,]*(?:-| )(?:square|by|foot|feet)\b/i;
/** What a statement is about comes first in it: "an island, a bar and a balcony" isn't about the balcony. */
const headWords = 7;
const headOf = (text: string) => text.split(' ').slice(0, headWords).join(' ');
const drawOf = (text: string) =>
  (outdoors.test(measured.test(text) ? text : headOf(text)) ? 3 : 0) +
  (view.test(text) ? 3 : 0) +
  (tall.test(text) ? 3 : 0);
const measuredDraw = 2;
/** What a few words say is a name without its detail. */
const [minDraw, minWords, namedDraw, worthShare] = [5, 7, 4, 0.25];

const beats = /^(?:living|outside)$/;
/** A bedroom's terrace is told with the bedroom, and a balcony next to closets with them. */
export const indoors = /\b(?:bed ?rooms?|suite|den|closets?|walk-ins?|laundry|pantry)\b/i;
const standsAlone = /^(?:The|There(?:'s| are)|Outside,|Upstairs,|On the|Up on|From the|A|An) /;
/** Somebody else's, not there yet, going on from something, or only the way to something. */
const isLess =
  /\b(?:leads? (?:in)?to|common|shared|communal|residents|could|can|may|might|potential|possib\w+|will|also|too|other|second|another|adjacent|nearby|former|replaced)\b/i;

/** The statement to tell before the rooms: the most remarkable one, if it stands by itself. */
export function bestFirst(lines: readonly SpokenLine[], named: readonly Feature[]): SpokenLine | undefined {
  const draw = ({ text, features, worth }: SpokenLine) => {
    const own = drawOf(text);
    const isNamed = features.some((one) =>
      named.some(({ id, factId }) => id === one.id && factId === one.factId),
    );
    if (own === 0) return 0;
    return own + (measured.test(text) ? measuredDraw : 0) + (isNamed ? namedDraw : 0) + worth * worthShare;
  };
  const [best] = lines
    .filter(
      ({ beat, text }) =>
        beats.test(beat) &&
        standsAlone.test(text) &&
        !isLess.test(text) &&
        !indoors.test(headOf(text)) &&
        text.split(' ').length >= minWords,
    )
    .map((line) => ({ line, draw: draw(line) }))
    .filter((one) => one.draw >= minDraw)
    .sort((a, b) => b.draw - a.draw);
  return best?.line;
}

/** It's asked for without its room, which the walk hasn't reached. */
export const tellFirst = ({ text, factId, features, worth }: SpokenLine): Telling => ({
  opener: 'open-first',
  parts: ['say-sentence'],
  words: { sentence: { text, factIds: [factId] } },
  features,
  lineId: lineId([text]),
  worth,
});
