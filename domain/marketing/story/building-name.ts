import { articleFor } from '../../english/article-for.ts';
import { splitSentences } from '../../english/sentences/rules.ts';
import { lowerFirst } from '../../english/upper-first.ts';
import { cityNeighborhoods } from '../facts/data/city-neighborhoods.ts';

export const dwelling =
  '(?:townhouse|townhome|town house|brownstone|mansion|limestone|greystone|row ?house|house|home|residence|condo\\w*|co-?op|apartment|loft|penthouse|unit|studio|duplex|triplex|one-bed\\w*|two-bed\\w*|three-bed\\w*|\\d ?-?bed\\w*|estate|bungalow|cottage)';
/** A name, as it is written: "Mill on the Pond". */
export const named = String.raw`\p{Lu}[\p{L}'’&]+(?:(?: (?:of|on|the|de)){0,2} \p{Lu}[\p{L}'’&]+)*`;
const ofBuilding =
  '(?:Lofts?|Towers?|Condos|Condominiums?|Court|Residences|Plaza|Apartments|Building|Manor|Arms|Mansions)';
const known = /\bknown as ["“]?(The \p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+){0,2})/gu;
const atBuilding = new RegExp(
  String.raw`\b(?:${dwelling.slice(3, -1)}|tier|line|living|located|situated|nestled|set|perched|lives?|welcome|home) (?:[\p{Ll}-]+ ){0,3}?(?:at|in|inside|to|within|atop) (?:the )?(?:(?!walking|distance|heart|minutes|steps)[\p{Ll}-]+,? ){0,3}(The ${named}|(?:\p{Lu}[\p{L}'’.]+ ){1,3}${ofBuilding}|(?:\p{Lu}[\p{L}'’.]+ ){1,3}lofts)(?=[,.;:!)\s–—-]|$)`,
  'gu',
);
/** "The Belmont is a boutique condominium". */
const isBuilding =
  /(?:^|, )(?:t|T)he (\p{Lu}[\p{L}'’&]+(?: \p{Lu}[\p{L}'’&]+){0,2}) (?:is|was) (?:an?|the|one of) (?:[\p{L}\d'’-]+,? ){0,7}?(?:building|condominium|co-?op(?:erative)?|development|tower|high-rise|mid-rise)s?\b/gu;
/** "An impressive loft at MoBo": one word that isn't a street or a neighborhood. */
const atBrand =
  /\b(?:[Ll]ofts?|[Cc]ondo|[Rr]esidence|[Pp]enthouse|[Aa]partment|[Ll]iving) at (\p{Lu}\p{L}+)(?= (?:This|is|has|offers|with)\b|[,.!:–—-])/gu;
/** "The Loop", "The Frick", "The Best of the City" aren't residential buildings. */
const noBuilding =
  /^The (?:Loop|Gold|City|Village|Heights|Park$|High Line|Frick|Met|Whitney|Best|Heart|Most|Ultimate|West|East|North|South|Upper|Lower|Lake|Bean|River|Mag|New York(?! )|Hudson|Home|House$|Kitchen|Building|Penthouse|Apartment|Residence|Unit|Condo)|\b(?:Avenue|Street|Neighborhood|District|School|Park|Beach|County)$|\b(?:Desirable|Doorman|Full[- ]Service|Elevator|Boutique|Luxury|Historic|Empire State|Freedom|Willis|Sears)\b/i;

/** The building's name, if the listing says that the home is in it. */
export function buildingName(text: string, city: string | null): string | null {
  const sentences = splitSentences(text).map((one) =>
    lowerFirst(one).replace(/\b(?:CONDO|LOFT|PENTHOUSE|APARTMENT|HOME|UNIT|RESIDENCE)\b/g, (word) =>
      word.toLowerCase(),
    ),
  );
  const places = new Set(cityNeighborhoods[city ?? ''] ?? []);
  const found = (sign: RegExp, among: readonly string[], article = '') =>
    among.flatMap((sentence) =>
      [...sentence.matchAll(sign)].map(([, name = '']) =>
        `${article}${name}`
          .replace(/[.'’]+$/, '')
          .replace(/ lofts$/, ' Lofts')
          // Nobody says "a condo at The Belmont Condominium".
          .replace(/^(The .+) Condominiums?$/, '$1'),
      ),
    );
  const name = [
    ...found(atBuilding, sentences),
    ...found(known, sentences),
    ...found(isBuilding, sentences, 'The '),
    ...found(atBrand, sentences.slice(0, firstSentences)),
  ].find(
    (one) =>
      !noBuilding.test(one) && !places.has(one.replace(/^The /, '')) && one !== city && one.length <= maxName,
  );
  if (!name) return null;
  return new RegExp(`${ofBuilding}$`).test(name) && !name.startsWith('The ')
    ? `in ${/Building$/.test(name) ? 'the ' : ''}${name}`
    : `at ${name}`;
}

const firstSentences = 4;
const maxName = 34;

/** "At The Belmont": called a neighborhood on the page, but a building in the city. */
export function buildingOfPage(
  name: string | null | undefined,
  { isDense, isHouse }: { isDense: boolean; isHouse: boolean },
): string | null {
  const isName = /^The \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(name ?? '');
  return name && isDense && !isHouse && isName && !noBuilding.test(name) ? `at ${name}` : null;
}

/** "In a six-unit building" fits any building of six; one with a name is known by its name. */
export const isNamedBuilding = (building: string | null): building is string =>
  building !== null && / \p{Lu}/u.test(building);

const houseNamed =
  /\b[Tt]he ((?:\p{Lu}[\p{L}.'’]+ ){1,3}(?:House|Mansion|Residence|Estate|Manor|Castle|Cottage|Villa))\b(?= (?:at|is|was|stands|has|offers|in|on)\b|[,.])/gu;
/** A home near one, or a thing from one, isn't in it; and some are parts of every house. */
const notHouse =
  /\b(?:near|from|to|behind|off|beside|by|opposite|across|former|formerly|overlooking|through)(?: \p{Ll}+){0,2} $/u;
const plainHouse = /^(?:Main|Coach|Carriage|Guest|Town|Manor|Open|White|Opera|Full|Row|Bath|Bake|Pool|Tea) /;

/** "The Quarry House": the house's own name, if used twice or for the house that's for sale. */
export function houseName(text: string): string | null {
  const found = [...text.matchAll(houseNamed)].flatMap(({ 1: name = '', index }) =>
    notHouse.test(text.slice(Math.max(0, index - 40), index)) || plainHouse.test(name)
      ? []
      : [{ name, index }],
  );
  const name = found.find(
    ({ name: one, index }) =>
      index < firstPart && (index === 0 || found.filter((other) => other.name === one).length > 1),
  )?.name;
  return name && name.length <= maxName ? `the ${name}` : null;
}

const firstPart = 400;

const kindOfBuilding =
  /\b(?:in|of|within|atop) (an? (?:[\p{L}\d'’-]+,? ){1,6}?)(building|mid-rise|high-rise|brownstone|walk-up)\b/giu;
/** What's worth saying about a building without a name. */
const tellingWord =
  /^(?:all-brick|brick|boutique|pre-?war|vintage|historic|landmark(?:ed)?|limestone|art|deco|full-service|full-amenity|doorman|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)-unit|corner|walk-up|converted|loft|timber|brownstone|greystone)$/i;

/** "In a six-unit brick building", in the words that say something. */
export function plainBuilding(start: string): string | null {
  for (const [, before = '', noun = ''] of start.matchAll(kindOfBuilding)) {
    const words = before.split(/[\s,]+/).filter((word) => tellingWord.test(word));
    if (words.length === 0) continue;
    const said = [
      ...new Set(
        words.map((word) =>
          /^art|deco$/i.test(word) ? word : word.toLowerCase().replace('pre-war', 'prewar'),
        ),
      ),
    ].join(' ');
    return `in ${articleFor(said)} ${said} ${noun.toLowerCase()}`;
  }
  return null;
}
