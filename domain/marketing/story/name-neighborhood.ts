import { writeOut } from '../../english/write-out.ts';
import { cityNeighborhoods, saidWithArticle } from '../facts/data/city-neighborhoods.ts';

/** "In the heart of historic Old Town", "on a quiet block of Old Town"; "minutes to Old Town" is only near it. */
const here =
  /(?:\b(?:in|on|blocks? of|streets? of|corners? of|part of|section of|best of|edge of|piece of|history of|charm of|heart of)(?: the)?(?: (?:very )?(?:heart|center|middle) of(?: the)?)?(?: [a-z-]+,?){0,3} (?:the )?|^)$/i;
const named =
  /^(?:'s|’s)? (?:condo\w*|townhome|townhouse|home|house|location|neighborhood|apartment|residence|loft|co-?op|penthouse|mid-rise|high-rise|walk-up|building|block|brownstone|living)\b/i;
const otherName =
  /^ (?:Zoo|Ave|Avenue|St|Street|School|Elementary|High|Station|Historic(?! District)|Conservatory|[A-Z]\w+ (?:Station|School))\b/;

/** "Minutes to Old Town", "between SoHo and Tribeca": not there. */
const notHere =
  /\b(?:near|nearby|to|from|between|and|or|beyond|toward|towards|of both|like|including|border(?:s|ing)?|over|overlooking|through|formerly)(?: the)?(?: [a-z-]+){0,2} $|,\s$/i;

/** "On the border of Old Town and the Gold Coast" is in neither. */
const onBorder =
  /\b(?:border|cusp|crossroads|intersection) of (?:the )?\p{Lu}[\p{L} ]+(?:and|\/|,) ?(?:the )?\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)*/gu;

/** The neighborhood where the text puts the home, among those that people in the city know. */
export function nameNeighborhood(whole: string, city: string | null): string | null {
  const told = spelledOut(whole, city);
  const text = told.replace(onBorder, 'a border');
  // The one the agent names first is the selling point; a junction may be in the next.
  const [first] = (cityNeighborhoods[city ?? ''] ?? [])
    .map((name) => ({ name, at: placesOf(text, name).find((at) => isHere(text, name, at)) }))
    // "In the Old Town/River North neighborhood": the latter is the neighborhood.
    .flatMap(({ name, at }) =>
      at === undefined ? [] : [{ name, at: text[at + name.length] === '/' ? at + maxName : at }],
    )
    .toSorted((a, b) => a.at - b.at || b.name.length - a.name.length);
  if (first) return sayPart(text, first.name);
  // If it's between two, a third mentioned in passing doesn't apply.
  return text === told ? onlyNamed(text, city) : null;
}

const maxName = 30;
const placesOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'gu'))].map(({ index }) => index);

function isHere(text: string, name: string, at: number): boolean {
  const before =
    text
      .slice(Math.max(0, at - 60), at)
      .split(/[.!?\n]\s*/)
      .at(-1) ?? '';
  const after = text.slice(at + name.length, at + name.length + 30);
  return (here.test(before) || named.test(after)) && !otherName.test(after);
}

/** The New York spelling. */
const spelledOut = (whole: string, city: string | null) => {
  // "In the heart of Chicago's lively West Loop".
  const text = city ? whole.replaceAll(`${city}'s `, '').replaceAll(`${city}’s `, '') : whole;
  return city !== 'New York'
    ? text
    : text
        .replace(/\bU([EW])S\b/g, (_, side) => `Upper ${side === 'E' ? 'East' : 'West'} Side`)
        .replace(/\bLES\b/g, 'Lower East Side');
};

/** If only one is named, and not as somewhere else, the home is there. */
function onlyNamed(text: string, city: string | null): string | null {
  const named = (cityNeighborhoods[city ?? ''] ?? []).filter((name) =>
    new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'u').test(text),
  );
  const [only] = named;
  if (!only || named.length > 1) return null;
  const places = [...text.matchAll(new RegExp(`(?<![\\p{L}-])${only}(?![\\p{L}-])`, 'gu'))];
  const isHere = places.some(
    ({ index }) =>
      !notHere.test(text.slice(Math.max(0, index - 40), index)) &&
      !otherName.test(text.slice(index + only.length, index + only.length + 30)),
  );
  return isHere ? sayName(only) : null;
}

/** The text without a second location: "by the bridge in the South Loop" ends with the bridge in the West Loop. */
export function inOnePlace(text: string, city: string | null, neighborhood: string | null): string {
  const ours = neighborhood?.replace(/^the /, '');
  const kind = ours?.split(' ').at(-1);
  // Lakeview and Lakeview East can both be right; with two Loops, a home is in one.
  const others = (cityNeighborhoods[city ?? ''] ?? []).filter(
    (name) => ours?.includes(' ') && name !== ours && name.split(' ').at(-1) === kind,
  );
  return others
    .filter((name) => text.includes(name))
    .reduce(
      (told, name) =>
        told.replace(
          new RegExp(`(?<=\\p{L}) in (?:the )?(?:${city}['’]s )?(?:\\p{Ll}+ )?${name}(?=[,.;!])`, 'gu'),
          '',
        ),
      text,
    );
}

/** "On the border of Old Town and Larkmere": if people know both, that's the location. */
export function borderIn(text: string): string | null {
  const found = border.exec(text);
  return found ? writeOut(`on the ${found[1]} of ${found[2]} and ${found[3]}`) : null;
}

const border =
  /\bon the (border|cusp) of (?:the )?((?:\p{Lu}\p{L}+ ?){1,3}) and (?:the )?((?:\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+){0,2})/u;

/** "Larkmere Court" is in Larkmere, if the text also names that on its own. */
export function neighborhoodOfBuilding(
  building: string | null,
  text: string,
  city: string | null,
): string | null {
  const named = building?.replace(/^(?:at|in) (?:[Tt]he )?/, '') ?? '';
  const found = (cityNeighborhoods[city ?? ''] ?? []).find(
    (name) => named.startsWith(`${name} `) && new RegExp(`\\b${name}\\b`).test(text.replaceAll(named, '')),
  );
  return found ? sayName(found) : null;
}

/** "East Larkmere", if the text never calls it anything else. */
function sayPart(text: string, name: string): string {
  const before = [
    ...text.matchAll(new RegExp(`(?:\\b(East|West|North|South) )?(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'gu')),
  ];
  const sides = new Set(before.map(([, side]) => side));
  const [side] = sides;
  return side && sides.size === 1 ? `${side} ${name}` : sayName(name);
}

const sayName = (name: string) =>
  saidWithArticle.test(name) ? `the ${name}` : name.replace(/ row$/, ' Row');
