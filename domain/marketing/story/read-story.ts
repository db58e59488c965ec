import { checkText } from '../../compliance/check-text.ts';
import { articleFor } from '../../english/article-for.ts';
import { calmCapitals, capitalNames } from '../../english/calm-capitals.ts';
import { splitSentences } from '../../english/sentences/rules.ts';
import { lowerFirst, upperFirst } from '../../english/upper-first.ts';
import { countsIn } from '../../features/counts-in.ts';
import type { FeatureTopic } from '../../features/feature.ts';
import { readFeatures } from '../../features/read-features.ts';
import { readPlans } from '../../features/read-plans.ts';
import { readScopes, type Scope } from '../../features/read-scopes.ts';
import { cleanSourceText } from '../../script/facts/clean-source-text.ts';
import { quietlyTelling } from '../../script/facts/data/quietly-telling.ts';
import { contactSigns, salesSigns, unsuitableSigns } from '../../script/facts/data/unusable.ts';
import type { Fact, FactSheet } from '../../script/schema.ts';
import { editSentence } from './edit-sentence.ts';
import { hasFiniteVerb } from './finite-verb.ts';
import { giveSubject } from './give-subject.ts';
import type { Setting } from './hook-worth.ts';
import { isSound, isWhole, maxSentenceLength } from './is-sound.ts';
import { leansBack, standingAlone } from './leans-back.ts';
import { toldWorth } from './told-worth.ts';

/** A listing sentence that texts may reuse, with its reasons to be used. */
export type StorySentence = {
  text: string;
  scope: Scope;
  topics: FeatureTopic[];
  /** What it names and counts, so two chosen sentences don't overlap. */
  featureIds: string[];
  worth: number;
  /** Its position in the listing: agents put first what they would say first. */
  at: number;
  /** It depends on the previous sentence: "It opens to the deck." */
  isDependent: boolean;
  /** A sentence rather than a note: remarks may have notes, posts may not. */
  isWhole: boolean;
};

const minWords = 4;
/** "Private balcony." says all it needs to. */
const minWordsOfThings = 2;

/** The sentences of a listing that texts may say again, in their order. Of a text in capitals nobody knows the names: none. */
export function readStory(sheet: FactSheet, given: readonly string[], setting: Setting): StorySentence[] {
  const text = cleanSourceText(sheet.text ?? '');
  if (isShouted(text)) return [];
  const names = [...given, ...capitalNames(text)];
  const starts = splitSentences(text).map((sentence) => sentence.slice(0, startLength));
  const ordered = sheet.facts
    .filter(({ field }) => field === 'remark' || field === 'mention')
    .map((fact) => ({ fact, at: placeOf(fact, starts) }))
    .sort((a, b) => a.at - b.at);
  const excerpts = ordered.map(({ fact }) => fact.source.excerpt);
  const scopes = readScopes(excerpts);
  const isPlan = readPlans(excerpts, sheet.text ?? '');
  return ordered.flatMap(({ fact, at }, order) => {
    const again = sayAgain(fact, names);
    if (again === undefined || isPlan[order] || ofOthers.test(again)) return [];
    const said = standingAlone(again);
    const scope = scopeOf(said, scopes[order] ?? 'home');
    const features = readFeatures(said, fact.id, scope);
    const isThing = features.length > 0 || quietlyTelling.test(said);
    if (said.split(' ').length < (isThing ? minWordsOfThings : minWords)) return [];
    return [
      {
        text: said,
        scope,
        topics: [...new Set(features.map(({ topic }) => topic))],
        featureIds: [...new Set([...features.map(({ id }) => id), ...countsIn(said), ...whatIn(said)])],
        worth: Math.round(toldWorth(said, features, setting, { at, of: starts.length }) * 10) / 10,
        at,
        isDependent: leansBack(said),
        isWhole: isWhole(said),
      },
    ];
  });
}

/** "All penthouses have roof decks": doesn't say whether this home is one. */
const ofOthers =
  /^(?:all|each|every|select|some|most|many|several)(?: of the)? (?:the )?(?:[\p{L}-]+ ){0,2}(?:homes|units|unit|residences|residence|penthouses|apartments|condos)\b/iu;

/** A text says only once what the home is. */
const whatIn = (said: string) => (/^this is an? /i.test(said) ? ['what:1'] : []);

/** If a home is named with its street, the street belongs to the sentence. */
function scopeOf(said: string, scope: Scope): Scope {
  if (isBuilding.test(said) && !ofHome.test(said)) return 'building';
  return scope === 'area' && /\bthis\b/i.test(said) && ofHome.test(said) ? 'home' : scope;
}

const startLength = 40;

/** The index of the source sentence; sentences we can't find come last. */
function placeOf({ source }: Fact, starts: readonly string[]): number {
  const at = starts.indexOf(source.excerpt.slice(0, startLength));
  return at < 0 ? starts.length : at;
}

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 80 && (text.match(/\p{Lu}/gu)?.length ?? 0) > letters * 0.5;
}

/** "12 Elm Street is a co-op of nine residences": the building, by its address. */
const isBuilding =
  /^\d+\S* (?:\S+ ){1,5}(?:is|was|has|offers)\b[^.]*\b(?:building|condominium|co-?op|cooperative|residences|units)\b/i;
const ofHome =
  /\b(?:bed(?:room)?s?|apartment|this (?:[\w-]+ ){0,5}(?:home|residence|unit|house|penthouse|property|co-?op)|sponsor unit|studio|condo|townhome|townhouse|mansion|loft)\b/i;

function sayAgain({ field, source }: Fact, names: readonly string[]): string | undefined {
  // The sheet cuts long sentences.
  if (source.excerpt.length >= maxSentenceLength - 20) return undefined;
  if (isHeader(source.excerpt)) return undefined;
  const calm = calmLabel(calmCapitals(source.excerpt, names));
  const edited = justLocated(giveSubject(oneOf(editSentence(withoutOffer(plainlyStated(calm))))));
  if (field !== 'remark' && isSalesTalk(edited)) return undefined;
  return checkText(edited).verdict === 'allow' && isSound(edited) ? edited : undefined;
}

/** The sentence, without the headline that ran into it. */
function oneOf(edited: string): string {
  const parts = splitSentences(edited);
  return parts.length < 2 ? edited : (parts.find(hasFiniteVerb) ?? edited);
}

/** "Located by the park, this home blends comfort and style" does say that it's by the park. */
function justLocated(sentence: string): string {
  const [, where = '', main = ''] = located.exec(sentence) ?? [];
  const isEmpty = main !== '' && readFeatures(main, 'x', 'home').length === 0 && countsIn(main).length === 0;
  return isEmpty && !/\d/.test(main) && emptyMain.test(main) ? `The home is ${lowerFirst(where)}.` : sentence;
}

const located =
  /^((?:(?:ideally|perfectly|conveniently|prime) )?(?:located|situated|set|positioned|nestled) [^.]*?), ((?:this|the) [^.]*)\.$/i;
const emptyMain =
  /\b(?:blends?|combines?|embod\w+|offers? (?:a|an|the|both|unmatched|unparalleled|easy)|is (?:an?|the) (?:[\w-]+ )*(?:gem|find|opportunity|retreat|oasis|place|choice)|places? you|puts? you|delivers?|provides? (?:easy|the|unmatched))\b/i;

/** "THE QUARRY HOUSE": we can't tell which words are names. */
function isHeader(excerpt: string): boolean {
  const letters = excerpt.match(/\p{L}/gu)?.length ?? 0;
  return letters > 8 && (excerpt.match(/\p{Lu}/gu)?.length ?? 0) > letters * 0.7;
}

/** "Freshly Painted" is a label; "Freshly painted" can be said. */
function calmLabel(text: string): string {
  const words = text.split(' ');
  const isNamed = (at: number) => /^\p{Lu}/u.test(words[at] ?? '') && !labelWord.test(words[at] ?? '');
  return words
    .map((word, at) => {
      if (at === 0 || !labelWord.test(word) || /[.:?!]["”]?$/.test(words[at - 1] ?? '')) return word;
      // "Hollis Garden" is a name, and so is "Penthouse 3".
      if (/^[#\d]/.test(words[at + 1] ?? '')) return word;
      return words.length > 5 && (isNamed(at - 1) || isNamed(at + 1)) ? word : word.toLowerCase();
    })
    .join(' ');
}

const labelWord =
  /^(?:Gas|Entertaining|Relaxing|Custom-Built|Mantle|Cozy|Charming|Bright|Lifestyle|Heart|Living|Master|Primary|Stunning|Spacious|Gorgeous|Large|Huge|Skyline|Custom|Gourmet|Modern|Luxury|Fireplace|Granite|Quartz|Stainless|Oversized|Fitness|Doorman|Concierge|Staff|Amenities|Courtyard|Sundeck|Beds?|Corner|Townhome|Townhouse|Loft|Party|Game|Bike|Exercise|Renovated|Duplex|Penthouse|Store|Assigned|Deeded|Gym|Den|Area|Office|Condo|Condominium|Studio|Convertible|Painted|Friendly|Terraces?|Balcony|Balconies|Floors?|Flooring|Ceilings?|Counters?|Countertops?|Kitchen|Appliances|Windows?|Views?|Laundry|Parking|Garage|Decks?|Patio|Yard|Backyard|Closets?|Baths?|Bathrooms?|Bedrooms?|Elevator|Fireplaces?|Storage|Light|Included|Entrances?|Steel|Wood|Hardwood|Brick|Private|Stop|Space|Room|Air|Heat|Roof|Rooftop|Pool|Garden|Basement|Level|Plan|Concept)[.,]?$/;

/** Notes between agents, contact details, people: never reused, even where sales talk contains a fact. */
const [, ...agentNotes] = salesSigns;
const hardSigns = [
  ...contactSigns,
  ...agentNotes,
  ...unsuitableSigns,
  /\b(?:welcome|don['’]?t miss|do not miss|won['’]?t last|must[- ]see|hurry|look no further|opportunity|has it all|this is the one|dream|investors?|investment|equity|steal|bargain|come (?:see|home|and|take|tour)|call it home|buyers?|upside)\b/i,
];

const harmless =
  /\bpicture[- ](?=perfect|window)|\bintegrated\b|\bsingle\b(?:[- ]family\b)?|\bprofessional(?:ly)?[- ](?=manag|design|grade|kitchen|range|land|install|finish|staff|series|style|appliance)|\bI-(?=\d)/gi;

/** "Picture windows" aren't pictures; an integrated oven or a single-family home says nothing about people. */
function isSalesTalk(sentence: string): boolean {
  const text = sentence.replace(harmless, '');
  return hardSigns.some((sign) => sign.test(text));
}

const address = String.raw`(?:the )?[\p{Lu}\d][^,–-]{3,50}?(?:,? (?:unit|apt|#|residence|ph)\.? ?[\w-]{1,5})?`;
const welcomeTo = /^welcome (?:home )?to (?:this|your|an?|the) (?:new |next |dream )?(?=\p{Ll})(.+)$/iu;
const welcome = new RegExp(`^welcome (?:home )?to (${address})(?:,| -| –)\\s*((?:an?|the) .+)$`, 'iu');
const chance =
  /^(?:(?:this is |here is |here's )?(?:an?|your) )?(?:[\w-]+ ){0,3}(?:opportunity|chance) to (?:own|acquire|purchase|buy|live in|call home|get into) (?:this|an?|the) (.+)$/i;

/** "Welcome to 12 Elm Street, a brick house" says that it is one; "a rare opportunity to own a loft" names a loft. */
function plainlyStated(sentence: string): string {
  const [, name, rest] = welcome.exec(sentence) ?? [];
  if (name && rest) return `${name} is ${rest}`;
  const [, offered] = welcomeTo.exec(sentence) ?? chance.exec(sentence) ?? [];
  // "Welcome to the West Side" says nothing.
  if (offered && /^[\p{Ll}\d]/u.test(offered) && !/^(?:home|house|place) (?:in|at|on)\b/.test(offered))
    return `${upperFirst(articleFor(offered))} ${offered}`;
  const [, after] = /^[^;]*\b(?:opportunity|rare|welcome)\b[^;]*;\s*(this .+)$/i.exec(sentence) ?? [];
  return after ? upperFirst(after) : sentence.replace(label, '');
}

const offer =
  /(?:,| and|;|-)\s*(?:it |this )?(?:offers?|offering|presents?|presenting|provides?|providing|represents?|creates?|creating|making (?:it|this)|which takes us to|this is|it's|is)\b (?:buyers )?(?:an? |the )?(?:[\w-]+ ){0,3}(?:opportunity|chance|option|must[- ]see|dream)\b.*$/i;

/** "…, and offers a rare opportunity to own a piece of history" adds nothing to a mansion. */
function withoutOffer(sentence: string): string {
  const found = offer.exec(sentence);
  return found && found.index > 40 ? sentence.slice(0, found.index) : sentence;
}

const label =
  /^(?:more information|additional (?:information|features|highlights)|please note|note|features|highlights|bonus|plus)\s*[:-]\s*/i;
