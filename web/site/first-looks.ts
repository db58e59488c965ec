import type { ComponentProps, ComponentType } from 'react';
import { RestingAskBox } from './ask/ask-look.tsx';
import { RestingContactForm } from './contact/contact-look.tsx';
import type { islands } from './islands.ts';
import { RestingShareButtons } from './listing/share-look.tsx';
import { RestingMap } from './map/map-look.tsx';
import { RestingPlayer } from './player/player-look.tsx';

type Islands = typeof islands;

/**
 * What an island looks like before anyone touches it, as a component without hooks: the server writes such an island
 * itself. Only for islands that differ for every home; the others are left to React, which renders them once.
 */
export const firstLooks: { [Name in keyof Islands]?: ComponentType<ComponentProps<Islands[Name]>> } = {
  'ask-box': RestingAskBox,
  'contact-form': RestingContactForm,
  'location-map': RestingMap,
  'podcast-player': RestingPlayer,
  'share-buttons': RestingShareButtons,
};
