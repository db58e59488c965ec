import type { Feature } from '#domain/features/feature.ts';
import { type Room, readRooms } from '#domain/features/read-rooms.ts';
import type { Scope } from '#domain/features/read-scopes.ts';
import type { HomeKind } from './home-kind.ts';

/** One thing of a room, with the fact that states it and the features it names. */
export type RoomThing = { text: string; factId: string; features: readonly Feature[] };
export type HomeRoom = Pick<Room, 'name' | 'isLevel' | 'level'> & {
  things: readonly RoomThing[];
  /** What one sees or walks out to from it. */
  opensTo?: RoomThing;
};

type Read = { fact: { id: string }; text: string; scope: Scope; features: readonly Feature[] };

/** Whose kitchen it is, a listing of several homes seldom says. */
const severalHomes: ReadonlySet<HomeKind> = new Set(['multi-family', 'land']);
const minThings = 2;

/** The rooms of this home that the listing describes, each with at least two things. */
export function homeRooms(read: readonly Read[], kind: HomeKind, baths: number | undefined): HomeRoom[] {
  if (severalHomes.has(kind)) return [];
  return readRooms(read).flatMap(({ name, isLevel, level, items, opensTo }) => {
    const things = items.flatMap((item) => asThing(item, read) ?? []);
    const way = opensTo && asThing(opensTo, read);
    // Which bath of several it is, nobody could say.
    if (name === 'bath' && baths !== 1) return [];
    if (things.length + (way ? 1 : 0) < minThings || things.length === 0) return [];
    return [{ name, isLevel, ...(level && { level }), things, ...(way && { opensTo: way }) }];
  });
}

/** What is everybody's, or isn't there yet, is told with its limit elsewhere. */
function asThing(item: Room['items'][number], read: readonly Read[]): RoomThing | undefined {
  const { fact, features } = read[item.at] ?? {};
  if (!fact || !features) return undefined;
  const named = features.filter(({ matched }) => spaced(item.source).includes(spaced(matched)));
  const isSure = named.every(({ qualifiers }) => qualifiers.length === 0);
  return isSure ? { text: item.text, factId: fact.id, features: named } : undefined;
}

const spaced = (text: string) =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[-/]/g, ' ')
    .replace(/\s*&\s*/g, ' and ');
