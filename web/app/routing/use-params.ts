import { createContext, useContext } from 'react';

export const ShownParams = createContext<Record<string, string>>({});

/** The named parts of the screen's path. */
export function useParams(): Record<string, string> {
  return useContext(ShownParams);
}
