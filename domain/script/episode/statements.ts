import { articleFor } from '#domain/english/article-for.ts';
import { numberWords } from '#domain/english/number-words.ts';
import type { Feature } from '#domain/features/feature.ts';
import { looksAcross } from '#domain/features/read-story.ts';
import type { Home } from '../home.ts';
import { nameKind } from '../name-kind.ts';

/** A sentence about the home as a whole, for features that don't fit a list. */
export type Statement = { feature: Feature; text: string };

const minNewYear = 2020;
const lastPrewarYear = 1945;
const styles =
  /\b(?:Victorian|Queen Anne|Craftsman|bungalow|Tudor|(?:Neo-?)?Georgian|Greek Revival|Italianate|Beaux-Arts|Colonial|Mediterranean|Cape Cod|ranch|farmhouse)\b/i;

/** "A Tudor-Colonial": one style with two names. */
const bothStyles = new RegExp(`${styles.source}(?:[-/]${styles.source})+`, 'i');

/** What can follow "It's": the kind of building, its style, the position in the building. */
const predicates: Record<string, (feature: Feature, home: Home) => string | undefined> = {
  prewar: (_, home) => {
    if ((home.number('yearBuilt') ?? 0) > lastPrewarYear) return undefined;
    return isInBuilding(home) ? 'in a prewar building' : 'prewar';
  },
  // Two former brownstones aren't brownstones now.
  brownstone: ({ matched }, home) => {
    if (/s$|facade$/i.test(matched)) return undefined;
    const name = withArticle(matched.toLowerCase());
    // An apartment is in one; it isn't one itself.
    return isInBuilding(home) ? `in ${name}` : name;
  },
  penthouse: (_, home) => (isInBuilding(home) && !isDuplex(home) ? 'a penthouse' : undefined),
  'top-floor': (_, home) => (isInBuilding(home) ? 'on the top floor' : undefined),
  'corner-unit': ({ matched }, home) =>
    isInBuilding(home) ? withArticle(matched.toLowerCase().replace('-', ' ')) : undefined,
  'floor-through': ({ matched }, home) => {
    if (!isInBuilding(home)) return undefined;
    return /through/i.test(matched) ? 'a floor-through' : `a full-floor ${nameKind(home).text}`;
  },
  'walk-up': () => 'a walk-up',
  'loft-home': ({ phrase }) => withArticle(phrase),
  // "Newly built deck" in an old house also reads as new construction, so check the year.
  'new-construction': (_, home) =>
    (home.number('yearBuilt') ?? 0) >= minNewYear ? 'new construction' : undefined,
  conversion: ({ phrase }) => withArticle(phrase),
  victorian: styleOf,
  craftsman: styleOf,
  tudor: styleOf,
  midcentury: ({ matched }, home) => {
    const style = /deco/i.test(matched) ? 'Art Deco' : /mid-?\s?century/i.test(matched) ? 'midcentury' : '';
    if (!style) return undefined;
    // An apartment has no style; its building does.
    return isInBuilding(home)
      ? `in ${withArticle(`${style} building`)}`
      : withArticle(`${style} ${nameKind(home).text}`);
  },
  historic: ({ matched }, home) => {
    if (/district/i.test(matched)) return 'in a historic district';
    if (/^landmarked\b|^landmark (?:building|home|house|townhouse|brownstone|mansion|co-?op)/i.test(matched))
      return isInBuilding(home) ? 'in a landmarked building' : 'landmarked';
    return /^historic (?:\w+ )?building/i.test(matched) && isInBuilding(home)
      ? 'in a historic building'
      : undefined;
  },
  // From the door, people can't see which way the second level goes.
  'duplex-down': ({ matched }) => `a duplex-${/up$/i.test(matched) ? 'up' : 'down'}`,
  'house-width': ({ matched }, home) => {
    const [feet] = /\d+(?:\.\d+)?/.exec(matched) ?? [];
    const [limit = ''] = /^(?:over|nearly|more than) /i.exec(matched) ?? [];
    return feet && !isInBuilding(home) ? `${limit.toLowerCase()}${feet} feet wide` : undefined;
  },
  'floor-number': ({ matched }, home) => {
    const floor = /\d+(?=st|nd|rd|th)/i.exec(matched)?.[0];
    return floor && isInBuilding(home) ? `on the ${floor}${endingOf(Number(floor))} floor` : undefined;
  },
  'flights-up': ({ matched }) => {
    const [count = ''] = /^\w+/.exec(matched) ?? [];
    const number = /\d/.test(count) ? numberWords(Number(count)) : count.toLowerCase();
    return `${number} ${number === 'one' ? 'flight' : 'flights'} up`;
  },
  'green-certified': ({ matched }, home) => {
    if (!/leed/i.test(matched)) return undefined;
    const grade = titled(/gold|silver|platinum/i.exec(matched)?.[0]?.toLowerCase() ?? '');
    const certified = `LEED ${grade} certified`.replace('  ', ' ');
    // The certificate is for the whole building.
    return isInBuilding(home) ? `in a ${certified} building` : certified;
  },
  // A house with two homes is also called a duplex.
  'duplex-home': ({ matched, factId }, home) => {
    const isTop = home.features.some((one) => one.id === 'penthouse' && one.qualifiers.length === 0);
    // The level count comes where the listing mentions the levels.
    const source = home.sentences.find(({ id }) => id === factId)?.source.excerpt ?? '';
    const count = /^tri/i.test(matched) ? 'three' : 'two';
    const levels = /\b(?:levels?|floors?)\b/i.test(source) ? `, on ${count} levels` : '';
    return isInBuilding(home)
      ? `${withArticle(matched.toLowerCase())}${isTop ? ' penthouse' : ''}${levels}`
      : undefined;
  },
};

/** Full sentences. Name the listing's word if it's a claim. */
const sentences: Record<string, (feature: Feature, home: Home) => string | undefined> = {
  renovated: ({ matched }) =>
    /(?:renovated|remodeled|rehabbed)$/i.test(matched)
      ? `The listing calls it ${matched.toLowerCase()}.`
      : undefined,
  pets: ({ matched }) =>
    /friendly/i.test(matched) ? 'The listing says pet-friendly.' : 'Pets are allowed, the listing says.',
  rentals: ({ matched }) =>
    /(?:are|is) (?:also )?(?:allowed|permitted)|^no rental/i.test(matched)
      ? `The listing says ${matched.toLowerCase()}.`
      : undefined,
  hdfc: ({ matched }) =>
    /hdfc/i.test(matched)
      ? 'The listing says HDFC.'
      : 'The listing mentions income limits, so ask for the figures.',
  'land-lease': () => 'The listing mentions a land lease.',
  'unit-count': ({ matched }) => {
    const count = /\d+|two|three|four|five|six|seven|eight|nine|ten|twelve/i.exec(matched)?.[0];
    const said = Number(count) <= 20 ? numberWords(Number(count)) : count?.toLowerCase();
    return said && `The building has ${said} units.`;
  },
  credit: (feature, home) =>
    feature.noun === 'construction'
      ? `The listing says ${feature.phrase} built it.`
      : `The listing credits ${feature.phrase} with the ${creditedWork(feature, home)}.`,
  financing: ({ matched }) => {
    const share = /\d{2}/.exec(matched)?.[0];
    return share && `Financing goes up to ${share}%, the listing says.`;
  },
  'no-board': () => 'No board approval, the listing says.',
  sponsor: () => 'The sponsor is selling it.',
  'flip-tax': ({ matched }) => {
    const rate = /[\d.]+(?=%)/.exec(matched)?.[0];
    return rate ? `There's a ${rate}% flip tax, the listing says.` : 'The listing mentions a flip tax.';
  },
  'tax-abatement': () => 'The listing mentions a tax abatement.',
  'special-assessment': () => 'The listing mentions an assessment.',
  'as-is': () => "It's being sold as is.",
  tenant: ({ matched }) =>
    /^rent/i.test(matched)
      ? `The listing says ${matched.toLowerCase().replace(' ', '-')}.`
      : 'The listing mentions a tenant.',
  auction: () => "It's being sold at auction.",
  'renewed-kitchen': ({ matched, year }) => {
    const how = /renovated|remodeled|updated|redesigned|reimagined/i.exec(matched)?.[0].toLowerCase();
    if (how && year) return `The kitchen was ${how} in ${year}.`;
    return how && `The kitchen's been ${how}, the listing says.`;
  },
  'virtual-staging': ({ matched }) =>
    /virtual/i.test(matched) ? 'The listing notes virtual staging in the photos.' : undefined,
  furnished: ({ matched }) => `The listing says ${matched.toLowerCase()}.`,
};

/** "12 Alder Street is": a street number without a unit means the whole building. */
const addressIs = /\b\d+ (?:\p{Lu}[\p{L}.]* |\d+\p{Ll}{2} ){1,3}(?:is|features|offers|has)\b/u;

/** The designer of a tower didn't design each apartment in it. */
export function creditedWork({ noun, factId }: Feature, home: Home): string {
  const sentence = home.sentences.find(({ id }) => id === factId)?.source.excerpt ?? '';
  const isBuildings =
    isInBuilding(home) &&
    /^(?:design|conversion|development|restoration)$/.test(noun) &&
    (/\b(?:building|tower|landmark|condominiums?|condop|residences|mansion|co-?op|cooperative|high[- ]?rise)\b/i.test(
      sentence,
    ) ||
      addressIs.test(sentence));
  return isBuildings ? `building's ${noun}` : noun;
}

function styleOf({ matched, factId }: Feature, home: Home): string | undefined {
  const sentence = home.sentences.find(({ id }) => id === factId)?.source.excerpt ?? '';
  const whole = bothStyles.exec(sentence)?.[0];
  const style = styles.exec(matched)?.[0];
  if (!style) return undefined;
  if (whole?.toLowerCase().includes(style.toLowerCase()))
    return isInBuilding(home)
      ? `in ${withArticle(titled(whole))} building`
      : `${withArticle(titled(whole))} house`;
  const name = /^(?:bungalow|ranch|farmhouse)$/i.test(style) ? style.toLowerCase() : titled(style);
  // An apartment isn't a farmhouse, though the one next door may be.
  if (isInBuilding(home))
    return /^(?:bungalow|farmhouse|ranch|Cape Cod|Craftsman)$/.test(name)
      ? undefined
      : `in ${withArticle(name)} building`;
  return /^(?:bungalow|farmhouse|ranch|Victorian|Craftsman|Tudor|Colonial|Cape Cod)$/.test(name)
    ? withArticle(name)
    : `${withArticle(name)} ${home.says(['townhouse', 'townhome']) ? 'townhouse' : 'house'}`;
}

/** Agents write "the 31th floor". */
function endingOf(floor: number): string {
  if (floor % 100 > 10 && floor % 100 < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][floor % 10] ?? 'th';
}

const isDuplex = ({ features }: Home) =>
  features.some(({ id, qualifiers }) => id === 'duplex-home' && qualifiers.length === 0);
const isInBuilding = ({ kind }: Home) => kind === 'condo' || kind === 'co-op' || kind === 'home';
const titled = (text: string) => text.replace(/(?:^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
const withArticle = (text: string) => `${articleFor(text)} ${text}`;

/** "It's a brownstone, in a historic district." */
export function arrivalStatement(
  features: readonly Feature[],
  home: Home,
): { text: string; features: Feature[] } | undefined {
  const found = features
    .filter((feature) => !isSeen(feature, home))
    // How wide it is comes after what it is.
    .sort((a, b) => Number(a.id === 'house-width') - Number(b.id === 'house-width'))
    .flatMap((feature) => {
      const text = predicates[feature.id]?.(feature, home);
      return text ? [{ feature, text }] : [];
    });
  // Name a building once, by its style rather than its age.
  const isStyled = found.some(({ text }) => /^in an? (?!prewar|historic)/.test(text));
  const chosen = found
    .filter(({ text }) => !(isStyled && text === 'in a prewar building'))
    // "It's a Victorian, a Colonial": a house has one style.
    .filter(({ text }, at) => !styles.test(text) || found.findIndex((one) => styles.test(one.text)) === at)
    .slice(0, 3);
  // One word that fits half of all listings doesn't say what sort of place it is.
  if (chosen.length === 0 || (chosen.length === 1 && chosen[0]?.feature.id === 'penthouse')) return undefined;
  return {
    text: `It's ${chosen.map(({ text }) => text).join(', ')}.`,
    features: chosen.map(({ feature }) => feature),
  };
}

/** The farmhouse behind the garden is part of the view, not the home. */
function isSeen({ factId, matched }: Feature, home: Home): boolean {
  const sentence = home.sentences.find(({ id }) => id === factId)?.source.excerpt ?? '';
  return looksAcross.test(sentence.slice(0, Math.max(0, sentence.indexOf(matched))));
}

/** One sentence for a feature that needs its own. */
export function stateFeature(feature: Feature, home: Home): string | undefined {
  return sentences[feature.id]?.(feature, home);
}

/** Features a list can't name: they get a sentence, or are left to other scenes. */
export function isStated({ id, year }: Feature): boolean {
  if (id === 'hvac' && year !== undefined) return false;
  return predicates[id] !== undefined || sentences[id] !== undefined || unlisted.has(id);
}

const unlisted: ReadonlySet<string> = new Set(
  'architect fee-covers multi-unit sold-history famous-resident co-op board-approval low-fee needs-work king-bed hvac open-plan primary-bedroom'.split(
    ' ',
  ),
);
