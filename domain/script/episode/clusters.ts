import type { Feature } from '#domain/features/feature.ts';
import { isRoomItself } from '#domain/features/read-spot.ts';
import type { Home } from '../home.ts';
import { openingQuestion } from './opening-question.ts';

/** Things that can share a breath, and the room to name with them. */
export type Cluster = { features: Feature[]; room?: string };

/** The rooms a section is about, which don't need to be named. */
const natural: Record<string, RegExp> = {
  living: /^(?:living room|great room|foyer|entry|entrance)/,
  kitchen: /kitchen$/,
  dining: /^(?:dining|living)/,
  rooms: /^$/,
  baths: /^$/,
};
/** A room that is one of several has no name of its own. */
const oneOfMany =
  /^(?:(?:half )?baths?|bedrooms?|ensuite|(?:secondary|other|rear|front) .*|terraces?|decks?|patios?|balcon.*|porch.*|courtyard|backyard|yard|garden|roof.*|lobby|office|studio)$/;

/** Groups things the listing puts in the same place; things in different places never share a breath. */
export function clustersOf(features: readonly Feature[], part: string, home: Home): Cluster[] {
  const usual = natural[part];
  if (part === 'practical') return byQuestion(features);
  if (!usual) return [{ features: [...features] }];
  const clusters = new Map<string, Cluster>();
  for (const feature of features) {
    const { key, room } = placeOf(feature, usual, home, part);
    const cluster = clusters.get(key);
    if (cluster) cluster.features.push(feature);
    else clusters.set(key, { features: [feature], ...(room && { room }) });
  }
  const worth = ({ features: some }: Cluster) =>
    some.slice(0, 2).reduce((sum, { notability }) => sum + notability, 0);
  return [...clusters.values()].sort((a, b) => worth(b) - worth(a));
}

/** The air conditioning is no answer to what runs itself. */
function byQuestion(features: readonly Feature[]): Cluster[] {
  const clusters = new Map<string, Cluster>();
  for (const feature of features) {
    const key = openingQuestion('practical', [feature]);
    const cluster = clusters.get(key);
    if (cluster) cluster.features.push(feature);
    else clusters.set(key, { features: [feature] });
  }
  return [...clusters.values()];
}

function placeOf(
  { where, spot, factId, phrase }: Feature,
  usual: RegExp,
  home: Home,
  part: string,
): { key: string; room?: string } {
  if (where !== undefined) return { key: `where ${where}` };
  const { room, isSure = false } = spot ?? {};
  if (room === undefined || usual.test(room))
    return { key: part === 'living' && isRoomItself(phrase) ? 'rooms' : 'home' };
  const isOnly =
    (/^bedrooms?$/.test(room) && home.number('beds') === 1) ||
    (/^baths?$/.test(room) && home.number('baths') === 1);
  if (isOnly) return { key: 'home' };
  // Mentioned after a room that it may not be in: tell it alone.
  if (!isSure || oneOfMany.test(room)) return { key: `${factId} ${room}` };
  return { key: room, room: `the ${room}` };
}
