import type { Home } from '../home.ts';
import { ownBuilding } from '../home-kind.ts';
import { isNamedInLines } from './is-named-in-lines.ts';
import { stateFeature } from './statements.ts';
import type { Telling } from './telling.ts';

/** How many homes share the building, said once; for a whole building for sale, that came with the price. */
export function tellUnits(
  home: Home,
  toldIds: ReadonlySet<string>,
  hasShared: boolean,
  lines: readonly { text: string }[],
): Telling[] {
  const count = home.features.find(({ id }) => id === 'unit-count');
  const text = count && stateFeature(count, home);
  const isKnown = toldIds.has('unit-count') || home.conditions.some(({ aliases }) => aliases[0] === 'units');
  if (!count || !text || isKnown || ownBuilding.has(home.kind)) return [];
  if (isNamedInLines(count, lines)) return [];
  const statement = { text, factIds: [count.factId] };
  return [
    {
      opener: hasShared ? 'open-units-sharing' : 'open-units',
      parts: ['state-arrival'],
      words: { statement },
      features: [count],
    },
  ];
}
