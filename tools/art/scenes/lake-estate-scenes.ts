import type { Picture } from '../picture.ts';
import { boathouseAtSunrise } from './boathouse-at-sunrise.ts';
import { frontAtDusk } from './front-at-dusk.ts';
import { greatRoom } from './great-room.ts';
import { kitchen } from './kitchen.ts';
import { lakesideWithDock } from './lakeside-with-dock.ts';
import { mapOfTheGrounds } from './map-of-the-grounds.ts';
import { primaryBath } from './primary-bath.ts';
import { primaryBedroom } from './primary-bedroom.ts';
import { terraceWithFirePit } from './terrace-with-fire-pit.ts';

export type LakeEstateScene = { name: string; title: string; alt: string; draw: () => Picture };

/** The sample home in the order of its carousel. */
export const lakeEstateScenes: readonly LakeEstateScene[] = [
  {
    name: 'front-at-dusk',
    title: 'The front at dusk',
    alt: 'Illustration of a cedar-and-stone house at dusk, every window lit, a gravel walk with lanterns leading to an orange front door between tall pines.',
    draw: frontAtDusk,
  },
  {
    name: 'lakeside-with-dock',
    title: 'From the water',
    alt: 'Illustration of the house seen from the lake at moonrise: a wall of glass around the hearth, the boathouse at left, and two chairs on the cedar dock.',
    draw: lakesideWithDock,
  },
  {
    name: 'great-room',
    title: 'The great room',
    alt: 'Illustration of a vaulted great room with a fire burning in a floor-to-ceiling fieldstone hearth between two tall windows over the lake.',
    draw: greatRoom,
  },
  {
    name: 'kitchen',
    title: 'The kitchen',
    alt: 'Illustration of a kitchen with green cabinets, dark soapstone counters, a range under a wooden hood, and a long walnut island with four stools.',
    draw: kitchen,
  },
  {
    name: 'primary-bedroom',
    title: 'The primary bedroom',
    alt: 'Illustration of a bedroom with a cushioned window seat below a wide window, the sun setting over the lake outside.',
    draw: primaryBedroom,
  },
  {
    name: 'primary-bath',
    title: 'The primary bath',
    alt: 'Illustration of a bath with a white soaking tub below an arched window over the lake, a slate floor and lit candles.',
    draw: primaryBath,
  },
  {
    name: 'terrace-with-fire-pit',
    title: 'The terrace',
    alt: 'Illustration of a bluestone terrace at sunset with four chairs around a stone fire pit, the lake and mountains beyond a low wall.',
    draw: terraceWithFirePit,
  },
  {
    name: 'boathouse-at-sunrise',
    title: 'The boathouse at sunrise',
    alt: 'Illustration of the boathouse at sunrise, its slip open and lit, a red canoe tied to the dock on still pink water.',
    draw: boathouseAtSunrise,
  },
  {
    name: 'map-of-the-grounds',
    title: 'The grounds from above',
    alt: 'Illustrated map of the grounds from above: the lake at left, the dock and boathouse, the terrace, the house, six apple trees and the drive through the pines.',
    draw: mapOfTheGrounds,
  },
];
