import { createContext, useContext } from 'react';
import { currentPlace, type Place } from './place.ts';

/** The place of the screen that is shown: while the next screen's code loads, the old one still sees its own. */
export const ShownPlace = createContext<Place>(currentPlace());

export function useLocation(): Place {
  return useContext(ShownPlace);
}
