import { useSyncExternalStore } from 'react';
import { currentPlace, followPlace, type Place } from './place.ts';

/** Where the person asked to go, also while that screen is still on its way. */
export function useWantedPlace(): Place {
  return useSyncExternalStore(followPlace, currentPlace);
}
