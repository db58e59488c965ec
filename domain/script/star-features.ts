import type { Feature } from '#domain/features/feature.ts';
import { headlineOf, isInHeadline } from './headline.ts';
import { type Home, isOwn } from './home.ts';

const minStarNotability = 3;
const [headlineDraw, leadDraw, openAirDraw, severalDraw, plainDraw] = [2, 1, 2, 1, -3];
const hasLead = ({ id, factId }: Feature, { leads }: Home) =>
  leads.some(({ kind, feature }) => kind === 'outdoor' && feature?.id === id && feature.factId === factId);
/** What people look for from the street, the roof or the window. */
const openAir: ReadonlySet<string> = new Set(
  'roof-deck terrace pool indoor-pool courtyard outdoor-kitchen adu waterfront dock sauna sunroom'.split(' '),
);
/** Good to have, but a talk about it would be about any home. */
const plain: ReadonlySet<string> = new Set(
  'soaking-tub exposure facing-windows island built-ins windowed-bath windowed-kitchen french-doors galley double-oven cooktop peninsula engineered-wood concrete-floors bamboo-floors marble-bath wet-bar decorative-fireplace waterfall-island pot-filler transom wainscoting barn-door awning coffee-bar second-kitchen parlor pocket-doors steam-shower murphy-bed butlers-pantry plaster-medallions archway bay-window dog-room window-seat home-gym herringbone'.split(
    ' ',
  ),
);

export const isPlainStar = ({ id, phrase }: Feature) => plain.has(id) || /\bjuliet\b/i.test(phrase);

/** A view counts once it says of what. */
const isOpenAir = ({ id, phrase }: Feature) =>
  openAir.has(id) ||
  (id === 'views' && /\p{Lu}|\b(?:lake|skyline|park|river|ocean|water|harbor|bay)\b/u.test(phrase)) ||
  (id === 'balcony' && /\b(?:wrap|large|private|\d)/i.test(phrase));
/** Every house has one. */
const ground: ReadonlySet<string> = new Set(['corner-lot', 'yard', 'acreage', 'elevator']);
/** Worth mentioning, but not a reason to listen. */
const dullStars: ReadonlySet<string> = new Set(
  'wine-fridge appliances dishwasher garden-level duplex-down split-plan original-details storage finished-basement tall-ceilings office walk-in-closet tile-floors radiant-heat heated-floors ev-charger garage-parking in-unit-laundry washer-dryer double-vanity pantry breakfast-bar gas-range powder-room custom-closets closets walk-in-shower separate-entrance den guest-suite family-room sitting-room prep-sink ice-maker primary-suite central-air linen-closet renewed-kitchen renewed-baths body-sprays vent-hood carpet snow-melt sump boiler water-filter bidet smart-home house-elevator waterfront millwork farmhouse-sink new-windows'.split(
    ' ',
  ),
);

/** "A second deck" leaves the first one out. */
const notTheFirst = /^(?:an? )?(?:second|third|other|another|additional|extra)\b/i;

/** A hyphen that was meant as a dash. */
const adTail = /-(?:ideal|perfect|great)$/;

/** Something in one bedroom isn't the whole home's. */
const privateRooms = /\b(?:bedroom|suite|bath|ensuite|office|coach house|guest house)s?$/;

/** What people would tell a friend about first: at most two, of different kinds; fewer if little stands out. */
export function starFeatures(home: Home): Feature[] {
  const [star, ...others] = starCandidates(home);
  const isOther = (feature: Feature) =>
    star !== undefined &&
    feature.topic !== star.topic &&
    feature.factId !== star.factId &&
    feature.noun !== star.noun;
  // An island next to a view of the park would be an anticlimax.
  const second = others.find((one) => isOther(one) && !isPlainStar(one)) ?? others.find(isOther);
  return [star, second].filter((feature) => feature !== undefined);
}

/** All candidates, best first. */
export function starCandidates(home: Home): Feature[] {
  const headline = headlineOf(home.text);
  // Whoever wrote the listing knows the home's selling points.
  const drawOf = (feature: Feature) =>
    feature.notability +
    (isInHeadline(feature, headline) && !ground.has(feature.id) ? headlineDraw : 0) +
    (hasLead(feature, home) ? leadDraw : 0) +
    (isOpenAir(feature) ? openAirDraw : 0) +
    ((feature.count ?? 1) > 1 ? severalDraw : 0) +
    (isPlainStar(feature) ? plainDraw : 0);
  return home.features
    .filter(
      (feature) =>
        feature.notability >= minStarNotability &&
        isOwn(feature) &&
        !/\b(?:shared|common|communal|community|residents?)\b/i.test(feature.phrase) &&
        feature.where === undefined &&
        !(feature.topic === 'living' && feature.spot?.isSure && privateRooms.test(feature.spot.room ?? '')) &&
        feature.tailOf === undefined &&
        !notTheFirst.test(feature.phrase) &&
        !adTail.test(feature.tail ?? '') &&
        !feature.phrase.includes(',') &&
        !['policies', 'place', 'shared', 'arrival', 'laundry', 'systems', 'parking'].includes(
          feature.topic,
        ) &&
        !dullStars.has(feature.id),
    )
    .sort((a, b) => drawOf(b) - drawOf(a) || b.phrase.length - a.phrase.length);
}
