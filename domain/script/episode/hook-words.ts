import type { Feature } from '#domain/features/feature.ts';
import { isPlural, shortName, tellFeature } from '#domain/features/tell-feature.ts';
import { type Home, isOwn } from '../home.ts';
import type { Words } from '../scenes/fill-line.ts';
import type { SpokenLine } from '../spoken-lines.ts';
import { creditedWork } from './statements.ts';
import { wholeBuilding } from './whole-building.ts';

type Hooks = {
  star: Feature | undefined;
  second: Feature | undefined;
  line: SpokenLine | undefined;
  told: SpokenLine | undefined;
  detail: string | undefined;
};

/** Possible hooks: what people would retell, two things to show a friend, who designed the place. */
export function hookWords(home: Home, { star, second, line, told, detail }: Hooks): Record<string, Words> {
  const best = line && mostNotable(line.features);
  // Whoever had it built is part of its history, not its signature.
  const credit = home.features.find(({ id, noun }) => id === 'credit' && noun !== 'construction');
  const units = wholeBuilding(home)?.units;
  return {
    ...(units && { units }),
    ...(told && { told: { text: told.text, factIds: [told.factId] } }),
    ...(line &&
      best && {
        line: { text: line.text, factIds: [line.factId] },
        thebest: { text: `the ${shortName(best)}`, factIds: [best.factId] },
      }),
    ...(star && {
      star: { text: detail ?? tellFeature(star), factIds: [star.factId] },
      starthere: { text: isPlural(star) ? 'there are' : "there's", factIds: [] },
      thestar: { text: `the ${shortName(star)}`, factIds: [star.factId] },
    }),
    ...(second && {
      second: { text: tellFeature(second), factIds: [second.factId] },
      thesecond: { text: `the ${shortName(second)}`, factIds: [second.factId] },
    }),
    // Of several, open with the shortest.
    ...Object.fromEntries(
      [...home.stories]
        .sort((a, b) => b.quote.length - a.quote.length)
        .map(({ kind, quote, factId }) => [kind, { text: quote, factIds: [factId] }]),
    ),
    ...(credit && {
      creditname: { text: credit.phrase, factIds: [credit.factId] },
      creditwork: { text: creditedWork(credit, home), factIds: [credit.factId] },
    }),
  };
}

const maxDetailWords = 12;

/** The star with its size or its view, as the listing leads with it. */
export function detailOf({ id, factId }: Feature, { leads }: Home): string | undefined {
  const lead = leads.find(({ feature }) => feature?.id === id && feature.factId === factId);
  const [, detail = ''] = /^There(?:'s| are) (.+)\.$/.exec(lead?.text ?? '') ?? [];
  const isFit =
    detail !== '' &&
    detail.split(' ').length <= maxDetailWords &&
    !/\bthis\b|,(?! )|\.$|-(?:ideal|perfect|great)$/.test(detail);
  return isFit ? detail : undefined;
}

const minHookNotability = 4;
const maxHookLineWords = 20;

/** A penthouse is the whole home: the ending can't invite people to go see it. */
const mostNotable = (features: readonly Feature[]) =>
  features
    .filter((one) => isOwn(one) && one.topic !== 'arrival')
    .sort((a, b) => b.notability - a.notability)[0];

/** The sentence about the most notable thing, if it's short enough to open with. */
export function hookLine({ lines }: Home): SpokenLine | undefined {
  return lines
    .filter(
      ({ beat, text, features, isVerbatim }) =>
        isVerbatim &&
        !['building', 'place', 'money', 'practical'].includes(beat) &&
        text.split(' ').length <= maxHookLineWords &&
        (mostNotable(features)?.notability ?? 0) >= minHookNotability,
    )
    .sort(
      (a, b) =>
        (mostNotable(b.features)?.notability ?? 0) - (mostNotable(a.features)?.notability ?? 0) ||
        b.worth - a.worth,
    )[0];
}

const maxToldWords = 17;
/** Location and price come later, and nobody opens with a rule. */
const lateBeats: ReadonlySet<string> = new Set(['place', 'money', 'parking', 'practical', 'building']);

/** Most homes have these; "hardwood floors throughout" is no first line. */
const ofAnyHome =
  /^(?:It has|There(?:'s| are)|The (?:[\p{L}-]+,? ){0,4}kitchen (?:has|comes with)) (?:an? )?(?:[\p{L}-]+,? ){0,4}(?:floors?|flooring|layout|floor ?plan|lighting|closets?|laundry|cabinet(?:s|ry)|counter(?:top)?s|appliances)\b/iu;

/** The statement an editor would most want to keep, if it's short enough to open with. */
export function toldLine({ lines }: Home, sign = /^/): SpokenLine | undefined {
  return lines
    .filter(
      ({ beat, text, ask }) =>
        !lateBeats.has(beat) &&
        sign.test(text) &&
        !ofAnyHome.test(text) &&
        ask !== 'part' &&
        text.split(' ').length <= maxToldWords,
    )
    .sort((a, b) => b.worth - a.worth)[0];
}
