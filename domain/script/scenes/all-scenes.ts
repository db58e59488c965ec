import { around } from './data/around.ts';
import { endings } from './data/endings.ts';
import { kitchen } from './data/kitchen.ts';
import { living } from './data/living.ts';
import { openings } from './data/openings.ts';
import { outside } from './data/outside.ts';
import { rooms } from './data/rooms.ts';
import { parseScenes } from './parse-scenes.ts';
import type { Scene } from './scene.ts';

export const allScenes: readonly Scene[] = [
  openings,
  rooms,
  living,
  kitchen,
  outside,
  around,
  endings,
].flatMap(parseScenes);
