import { singularOf } from '../../../english/plural-of.ts';
import { isUncounted } from '../../../english/with-article.ts';
import { homeTerms } from '../../claims/lexicon/home-terms.ts';

/** Things of a home that the lexicon of claims does not know, because nobody needs to check them. */
const moreThings =
  'access, appliance, area, arrangement, basin, bench, block, board, bookcase, box, building, cart, center, collection, colonial, combo, contemporary, corner, court, craftsman, desk, end, entrance, estate, exit, fan, feeder, fixture, flat, fridge, gas line, getaway, half wall, hideaway, home, hookup, hood, hydrant, kennel, lane, lantern, layout, line, lobby, lodge, machine, mansard, meter, mirror, outdoor space, overhang, pad, pane, park, pass, path, picnic table, pipe, place, plan, plank, planting, plot, pole, post, property, pump, rack, rail, ranch, retreat, ring, room, rotunda, row, rowhouse, run, seat, setting, shelf, shop, side, sign, space, staff, stand, step, stool, stove, stop, strip, structure, surround, switch, system, table, tank, top, track, treatment, tudor, victorian, villa, walk, washer, waterer, wing, woodshed, works, zone';

/** What a home or a part of it is, without being a thing: "fenced", "EV-ready", "brand new". */
const descriptions =
  /^(?:(?:fully|partly|partially|newly|freshly|recently|completely|mostly|professionally|all|brand|well) )*(?:fenced|cross-fenced|landscaped|gated|furnished|unfurnished|insulated|wooded|remodeled|renovated|updated|upgraded|restored|refinished|repainted|painted|rewired|replumbed|finished|unfinished|heated|cooled|air-conditioned|owned|leased|paid off|irrigated|terraced|paved|screened|covered|sprinklered|plumbed|wired|level|new|private|secluded|bright|spacious|airy|light|sunny|vacant|handicap accessible|pre-inspected|soundproofed|zoned [\w-]+|[\w-]+-ready|move-in ready|turnkey|low-maintenance|energy-efficient|south-facing|north-facing|east-facing|west-facing)$/i;

const lastWord = (phrase: string) =>
  phrase
    .trim()
    .split(/[\s-]+/)
    .at(-1) ?? '';

const materials = new Set(homeTerms.material.split(',').map((term) => singularOf(lastWord(term.trim()))));
const things = new Set(
  [homeTerms.amenity, homeTerms.place, moreThings]
    .flatMap((terms) => terms.split(','))
    .map((term) => singularOf(lastWord(term.trim())))
    // A measure is no thing of a home.
    .filter((word) => word !== '' && word !== 'foot'),
);

/** Whether a phrase ends in the name of a thing that we know: only of those an article is certain. */
export function isThing(phrase: string): boolean {
  return things.has(singularOf(lastWord(phrase).toLowerCase()));
}

export function isMassNoun(phrase: string): boolean {
  if (materials.has(singularOf(lastWord(phrase).toLowerCase()))) return true;
  return isUncounted(phrase);
}

const names = new RegExp(
  `^(?:${homeTerms.brand
    .split(',')
    .map((brand) => brand.trim())
    .join(
      '|',
    )}|french|dutch|saltillo|spanish|italian|english|japanese|american|victorian|georgian|starlink|wi-fi)\\b`,
  'i',
);

/** Whether a phrase begins with a name, which keeps its capital: "Bosch appliances", "French doors". */
export function startsWithName(phrase: string): boolean {
  return /^[A-Z]/.test(phrase) && names.test(phrase);
}

const plainWords = new Set(
  [homeTerms.amenity, homeTerms.material, homeTerms.condition, homeTerms.direction, moreThings]
    .flatMap((terms) => terms.split(/[\s,]+/))
    .map(singularOf),
);

/** "Gas Range" as it is said, "gas range"; names keep their capitals. */
export function inPlainCase(phrase: string): string {
  return phrase.replace(/\b[A-Z][a-z]+\b/g, (word) =>
    plainWords.has(singularOf(word.toLowerCase())) ? word.toLowerCase() : word,
  );
}

export function isDescription(phrase: string): boolean {
  return descriptions.test(phrase.trim());
}
