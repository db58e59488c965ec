import type { ComponentProps, ComponentType } from 'react';
import type { islands } from './islands.ts';
import { RestingPlayer } from './player/player-look.tsx';

type Islands = typeof islands;

/**
 * What an island looks like before anybody touches it, as a component without hooks: the server writes such an island
 * itself. Only for those that are large and different in every home; the others are left to React.
 */
export const firstLooks: { [Name in keyof Islands]?: ComponentType<ComponentProps<Islands[Name]>> } = {
  'podcast-player': RestingPlayer,
};
