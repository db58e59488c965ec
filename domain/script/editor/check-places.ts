import type { Feature } from '#domain/features/feature.ts';
import { readFeatures } from '#domain/features/read-features.ts';
import { isRoomItself } from '#domain/features/read-spot.ts';
import type { FactSheet } from '../schema.ts';

export type HeardLine = {
  text: string;
  factIds: readonly string[];
  isGeneral: boolean;
  /** The section of the talk, if the script has them. */
  section?: string;
};
export type PlaceFault = { at: number; thing: string; place: Place };

/** Where a listener believes we are. If undefined, just in the home. */
type Place = 'kitchen' | 'primary bath' | 'primary suite' | 'outside' | 'building';
type Source = { feature: Feature; before: string; sentence: string; previous: string };

const asked: readonly (readonly [Place, RegExp])[] = [
  ['primary bath', /\bprimary (?:en-?suite )?bath(?:room)?\b/i],
  ['primary suite', /\bprimary (?:suite|bedroom)\b/i],
  ['kitchen', /(?<!\b(?:outdoor|second|catering|summer) )\bkitchen\b(?! (?:island|cabinet))/i],
  [
    'building',
    /\bwhat (?:do|would|does) (?:i|we|you|it) share\b|\bwhat's (?:shared|in (?:the rest of )?the building)\b/i,
  ],
  ['outside', /\b(?:outside|outdoors|out there|fresh air|lemon tree|rosemary)\b/i],
];
const request =
  /\b(?:tell me about|take me to|show me|walk me into|let me ask about|i'd like to hear about|how about|and|now|then|describe|picture) (?:the |in the )/i;
const states = /\b(?:there(?:'s| is| are)|has|have|comes|you'd|they gave)\b/i;
/** "Elsewhere", "the listing also mentions": these leave the room. */
const leaves =
  /^(?:elsewhere|away from there|in another part|the listing also|also (?:on|in) the|on the page, too)\b/i;
/** A sentence that starts with its place: "The kitchen has", "In the primary bath", "Step outside". */
const begins = /^(?:(?:and|then),? )?(?:in the|the|outside|step outside|you'd step out)\b/i;

/**
 * Things in a finished talk that a listener would place differently than the listing does. We read it the way people
 * hear it: if a line doesn't give its place, the question before it does. The sentence behind a line, and the one
 * before that, give the real place.
 */
export function checkPlaces(lines: readonly HeardLine[], sheet: FactSheet): PlaceFault[] {
  let place: Place | undefined;
  let stretch: string | undefined;
  return lines.flatMap((line, at) => {
    if (line.isGeneral) return [];
    if (line.section !== stretch) place = undefined;
    stretch = line.section;
    return sentencesOf(line.text).flatMap((sentence) => {
      if (/\?["”]?$/.test(sentence) || (request.test(sentence) && !states.test(sentence))) {
        place = placeIn(sentence);
        return [];
      }
      const first = begins.test(sentence)
        ? placeIn(sentence.split(' ').slice(0, headWords).join(' '))
        : undefined;
      if (first) place = first;
      else if (leaves.test(sentence)) place = undefined;
      else if (ownPlace.test(sentence)) return [];
      const here = place;
      if (here === undefined) return [];
      return readOnce(sentence)
        .filter((said) => !isPlace.test(said.id) && isElsewhere(said, here, sourcesOf(said, line, sheet)))
        .map(({ matched }) => ({ at, thing: matched, place: here }));
    });
  });
}

const headWords = 5;
const placeIn = (text: string) => asked.find(([, sign]) => sign.test(text))?.[0];

/** A place isn't inside itself. */
const isPlace =
  /^(?:primary-(?:suite|bath|bedroom)|ensuite|renewed-(?:kitchen|baths)|marble-bath|windowed-(?:bath|kitchen)|eat-in|open-kitchen)$/;
/** Gives its own place. */
const ownPlace =
  /\b(?:in|on|off|from) (?:the|both|each|one of the|another) [\p{L} ]+(?:, too)?\.?$|^(?:in|on) the |\b(?:garden|lower|upper|main|ground|first|second|third|fourth|top|parlor) (?:level|floor)\b|\b(?:up|down)stairs\b/iu;
const sentencesOf = (text: string) => text.split(/(?<=[.?!]["”]?) (?=["“\p{Lu}])/u);

const seen = new Map<string, Feature[]>();
const maxSeen = 5000;

/** An episode is planned several times, and most of its sentences stay the same. */
function readOnce(text: string): Feature[] {
  if (seen.size > maxSeen) seen.clear();
  const features = seen.get(text) ?? readFeatures(text, '', 'home');
  seen.set(text, features);
  return features;
}

function sourcesOf({ id }: Feature, { factIds }: HeardLine, { facts }: FactSheet): Source[] {
  return factIds.flatMap((factId) => {
    const index = facts.findIndex((one) => one.id === factId);
    const source = facts[index]?.source;
    if (source?.kind !== 'description') return [];
    const sentence = source.excerpt.replace(/[‘’]/g, "'");
    const previous = facts[index - 1]?.source;
    return readOnce(sentence)
      .filter((feature) => feature.id === id)
      .map((feature) => ({
        feature,
        sentence,
        before: sentence.slice(0, Math.max(0, sentence.indexOf(feature.matched))),
        previous: previous?.kind === 'description' ? previous.excerpt : '',
      }));
  });
}

/** No source sentence of the line puts the thing where the listener hears it. */
const isElsewhere = (said: Feature, place: Place, sources: readonly Source[]) =>
  sources.length > 0 && sources.every((source) => conflicts[place](said, source));

const ofPrimary = /\b(?:primary|master|principal|owner's)\b/i;
const ofOthers =
  /\b(?:secondary|additional|other|remaining|guest|second|third|fourth|fifth|two|three|four|five|six) (?:of the )?(?:[\p{L}-]+ ){0,2}(?:bed ?rooms?|suites)\b[^.;]*$|\beach (?:additional |of the )?(?:other |secondary )?bed ?rooms?\b[^.;]*$/iu;
/** Rooms that open off a hallway. */
const apart =
  /^(?:powder-room|guest-suite|laundry-room|second-kitchen|formal-dining|family-room|library|media-room)$/;

const isAway = ({ id }: Feature, { before, feature }: Source) => {
  const tail = before.slice(
    Math.max(0, ...[...before.matchAll(/\b(?:primary|master)\b/gi)].map(({ index }) => index)),
  );
  if (ofOthers.test(tail) && !/^(?:primary|master)\b[^.;]*\b(?:with|has|features|includes)\b/i.test(tail))
    return true;
  return apart.test(id) && !(ofPrimary.test(before) && feature.spot?.room?.startsWith('primary'));
};

const outdoorTopics = /^(?:outside|parking|place|shared|policies|arrival)$/;
const seats = /^(?:snow-melt|sprinkler|fence)/;

const conflicts: Record<Place, (said: Feature, source: Source) => boolean> = {
  'primary bath': isAway,
  'primary suite': isAway,
  // A second kitchen and a separate breakfast room aren't in the kitchen.
  kitchen: ({ id, matched, topic }, { sentence, feature: { spot } }) =>
    id === 'second-kitchen' ||
    (id === 'breakfast-nook' && isRoomItself(matched) && !/\bkitchen\b/i.test(sentence)) ||
    (topic !== 'kitchen' &&
      spot?.isSure === true &&
      /^(?:(?:family|great|media|game|living|laundry) room|primary .*|bedrooms?|den|library|terrace|roof.*)$/.test(
        spot.room ?? '',
      )),
  outside: ({ id, topic, matched }, { feature: { spot, topic: read } }) =>
    seats.test(id) ||
    // Everyone knows where an indoor pool is.
    (!outdoorTopics.test(topic) &&
      !/\bindoor\b/i.test(matched) &&
      // A terrace off the parlor names that room.
      id !== 'parlor' &&
      !outdoorTopics.test(read) &&
      !/^(?:terrace|deck|roof|patio|balcony|garden|court|yard)/.test(spot?.room ?? '')),
  building: (_, { before, feature, sentence }) =>
    !/\b(?:building|residents|amenit\w+|community)\b/i.test(sentence) &&
    /\b(?:private|internal|in-unit|in-home|your own)\b[^,;.]{0,25}$/i.test(`${before}${feature.matched}`),
};
