import { useSyncExternalStore } from 'react';
import { currentPlace, followPlace, type Place } from './place.ts';

/** Where the person asked to go, even while that screen is still loading. */
export function useWantedPlace(): Place {
  return useSyncExternalStore(followPlace, currentPlace);
}
