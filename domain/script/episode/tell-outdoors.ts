import { articleFor } from '#domain/english/article-for.ts';
import type { Feature } from '#domain/features/feature.ts';
import { findFeature, type Home } from '../home.ts';
import { leadId } from '../lead-id.ts';
import { type OutdoorSize, outdoorSize } from '../outdoor-size.ts';
import type { Telling } from './telling.ts';

/** How much outdoor space there is: what people remember about a home with three terraces. */
export function tellOutdoors(home: Home): Telling[] {
  const found = outdoorSize(home);
  if (!found) return [];
  const { space } = found;
  return space ? [tellSpace(found, space)] : [tellAll(home, found)];
}

function tellSpace({ size, factId, several }: OutdoorSize, space: Feature): Telling {
  const where = space.where ? ` ${space.where}` : '';
  const text = several
    ? `The ${several} come to ${size} square feet.`
    : `There's ${articleFor(space.phrase)} ${space.phrase}${where}, and it's ${size} square feet.`;
  const statement = { text, factIds: [factId] };
  return { opener: 'open-outside', parts: ['state-arrival'], words: { statement }, features: [space] };
}

function tellAll(home: Home, { size, factId }: OutdoorSize): Telling {
  const terraces = findFeature(home, 'terrace');
  const isMany = (terraces?.count ?? 0) > 1;
  const statement = {
    text: `${isMany ? `There are ${terraces?.phrase}. ` : ''}The listing counts ${size} square feet outdoors.`,
    factIds: [factId, ...(isMany && terraces ? [terraces.factId] : [])],
  };
  return {
    opener: 'open-outside',
    parts: ['state-arrival'],
    words: { statement },
    features: isMany && terraces ? [terraces] : [],
  };
}

/** How much there is outdoors, if the hook was about that. */
export const hookedOutdoors = (home: Home, toldLeads: readonly string[]) =>
  tellOutdoors(home).flatMap(({ words: { statement } }) =>
    statement?.factIds.some((id) => toldLeads.includes(leadId('outdoor', id))) ? [statement.text] : [],
  );
