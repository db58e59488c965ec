import type { Home } from '../home.ts';
import type { SpokenLine } from '../spoken-lines.ts';
import type { Beat } from './beats.ts';
import { lineId } from './tell-line.ts';

type Heard = {
  toldIds: ReadonlySet<string>;
  /** Sentences that were said before. */
  saidLines: ReadonlySet<string>;
  /** What the editor refused for this home. */
  refused: ReadonlySet<string>;
};

const maxLines: Record<string, number> = {
  arrival: 2,
  living: 3,
  kitchen: 3,
  rooms: 4,
  practical: 3,
  outside: 4,
  parking: 0,
  building: 3,
  place: 3,
  money: 1,
};

/** How an ad talks, and nobody else: what it names is told without it. */
const brochure =
  /^(?:Situated|Nestled|Perched|Positioned|Tucked|Each (?:morning|day|evening))\b|\b(?:enveloped|bathed in|flooded with|hallmark|practical living|sanctuary|seamless\w*|effortless\w*|curated|boasts?|function formally)\b/i;
const isRule = /\b(?:permitted|allowed|welcome|approval|required|covers?|includes?)\b/i;

/** The sentences of this part of the home that tell most, in the order of the listing. */
export function pickLines({ name }: Beat, home: Home, { toldIds, saidLines, refused }: Heard): SpokenLine[] {
  const picked: SpokenLine[] = [];
  const heard = new Set<string>();
  const fitting = home.lines
    .filter(
      ({ beat, text, isQuote }) =>
        beat === name &&
        !isQuote &&
        !saidLines.has(text) &&
        !brochure.test(text) &&
        !refused.has(lineId(text)) &&
        (name !== 'money' || isRule.test(text)),
    )
    .sort((a, b) => b.worth - a.worth);
  for (const line of fitting) {
    if (picked.length >= (maxLines[name] ?? 0)) break;
    const ids = line.features.map(({ id }) => id);
    const isNew =
      ids.length === 0 || ids.filter((id) => !heard.has(id) && !toldIds.has(id)).length * 2 > ids.length;
    if (!isNew) continue;
    picked.push(line);
    for (const id of ids) heard.add(id);
  }
  return home.lines.filter((line) => picked.includes(line));
}
