import { joinList } from '../../english/join-list.ts';
import type { PlacedThing } from '../story/placed-things.ts';
import type { Copy } from './copy.ts';
import { homeOf, maxHome, thisHomeOf } from './home-of.ts';
import { listOf } from './lead-forms.ts';
import { homeLine } from './plain-lead.ts';
import { asLead, fitting, maxNamed, opens, type WalkLead } from './walk-lead.ts';

/** What stands around the home: a place with a name, or what the building has. */
export function placeLead(
  copy: Copy,
  own: readonly PlacedThing[],
  maxLength: number,
  seed: number,
): WalkLead | undefined {
  const { traits, things } = copy.story;
  const home = thisHomeOf(copy, true);
  const [, distance, place] =
    /^(?:just |only )?((?:half a |one |two |three |a |\d+ )?(?:block|blocks|steps|moments|minutes|mile|miles))(?: away)? (?:from|to) (.+)$/.exec(
      traits.near ?? '',
    ) ?? [];
  const near: WalkLead | undefined =
    distance && place && !home.includes(place.replace(/^the /, ''))
      ? {
          ...asLead(`${homeOf(copy, true, true)}, ${distance} from ${place}.`, []),
          told: [`near:${traits.near}`],
        }
      : undefined;
  const thing = own.find((one) => opens(one) || /^(?:parking|included)$/.test(one.part));
  const off =
    !near &&
    thing &&
    offPlace.test(traits.near ?? '') &&
    !homeOf(copy, true).includes(' on ') &&
    !home.includes((traits.near ?? '').replace(offPlace, '').replace(/^the /, ''))
      ? asLead(`${homeOf(copy, true)}, ${traits.near}, with ${withoutTail(thing.said)}.`, [thing])
      : undefined;
  const inBuilding = things.filter((thing) => thing.part === 'building' && thing.id !== 'elevator');
  const building = [maxNamed, 2]
    .map((count) => inBuilding.slice(0, count))
    .filter((shared) => shared.length > 1)
    .map((shared) => asLead(`${homeOf(copy, true, true)} in a building with ${listOf(shared)}.`, shared));
  const choices = [near, off, ...building, nearLead(copy, own)].filter((one) => one !== undefined);
  return fitting(near && seed % 3 === 2 ? [...building, ...choices] : choices, maxLength);
}

const offPlace = /^(?:just |directly )?(?:off|across from|around the corner from|overlooking|near|next to) /;
const withoutTail = (said: string) => said.replace(/ (?:with|that|overlooking) .*$/, '');

/** "A brick loft near Mill Pond, with a two-car garage." */
function nearLead(copy: Copy, own: readonly PlacedThing[]): WalkLead | undefined {
  const places = copy.story.nearby.slice(0, 2);
  const [thing] = own.filter((one) => opens(one) || /^(?:parking|included)$/.test(one.part));
  if (places.length === 0 || !thing) return undefined;
  const home = homeLine(copy, maxHome, true);
  if (places.some((one) => home.includes(one.replace(/^the /, '')))) return undefined;
  return {
    ...asLead(`${home} near ${joinList(places)}, with ${withoutTail(thing.said)}.`, [thing]),
    told: [thing.id, `near:${places[0]}`],
  };
}
