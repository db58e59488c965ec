import type { Feature } from '#domain/features/feature.ts';
import { type Room, readRooms } from '#domain/features/read-rooms.ts';
import type { Scope } from '#domain/features/read-scopes.ts';
import type { HomeKind } from './home-kind.ts';

/** One item in a room, with the fact that states it and the features it names. */
export type RoomThing = { text: string; factId: string; features: readonly Feature[] };
export type HomeRoom = Pick<Room, 'name' | 'isLevel' | 'level'> & {
  things: readonly RoomThing[];
  /** The view from it, or what it opens to. */
  opensTo?: RoomThing;
};

type Read = { fact: { id: string }; text: string; scope: Scope; features: readonly Feature[] };

/** A listing of several homes rarely says whose kitchen it is. */
const severalHomes: ReadonlySet<HomeKind> = new Set(['multi-family', 'land']);
const minThings = 2;

/** The rooms the listing describes, each with at least two items. */
export function homeRooms(read: readonly Read[], kind: HomeKind, baths: number | undefined): HomeRoom[] {
  if (severalHomes.has(kind)) return [];
  return readRooms(read).flatMap(({ name, isLevel, level, items, opensTo }) => {
    const things = items.flatMap((item) => asThing(item, read) ?? []);
    const way = opensTo && asThing(opensTo, read);
    // We can't tell which of several baths it is.
    if (name === 'bath' && baths !== 1) return [];
    if (things.length + (way ? 1 : 0) < minThings || things.length === 0) return [];
    return [{ name, isLevel, ...(level && { level }), things, ...(way && { opensTo: way }) }];
  });
}

/** Anything shared or not there yet is mentioned elsewhere, with its limit. */
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
