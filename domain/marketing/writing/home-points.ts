import { joinList } from '../../english/join-list.ts';
import { upperFirst } from '../../english/upper-first.ts';
import { countsIn } from '../../features/counts-in.ts';
import type { SentencePlace } from '../../features/editors-worth.ts';
import { readFeatures } from '../../features/read-features.ts';
import { readScopes } from '../../features/read-scopes.ts';
import { isAdTalk } from '../../script/is-ad-talk.ts';
import { introduces, isFiller, isPostable, isSmallThing, isUnsure } from '../story/lead-sentence.ts';
import { isNeatNote } from '../story/neat-note.ts';
import type { NotablePoint } from '../story/notable-points.ts';
import type { StorySentence } from '../story/read-story.ts';
import { saysOtherSize } from '../story/says-other-size.ts';
import { toldWorth } from '../story/told-worth.ts';
import { distinctPoints } from './best-points.ts';
import type { Copy } from './copy.ts';
import { plainPoint } from './plain-point.ts';
import { sells } from './plain-sentences.ts';
import { boast, ofOthers, pointStatements } from './point-statements.ts';
import { pointWorth } from './point-worth.ts';
import { isSame } from './post-ideas.ts';
import { postableSentences, stands } from './postable-sentences.ts';
import { saysAgain } from './says-again.ts';

type Told = Pick<Copy, 'facts' | 'story' | 'isAtLength'>;

/** With this many of the agent's sentences, we don't need the agent's notes. */
const enough = 4;
/** Mention a closet or a dishwasher only next to something better. */
const minSmall = 1.5;

/**
 * What an agent would say of a home below a first line, each point a sentence that stands alone, what sells most first: the
 * agent's own sentences, in short or as they stand in a letter, then what we know of it besides.
 */
export function homePoints(copy: Told): StorySentence[] {
  const known = read.get(copy.story);
  const name = copy.isAtLength ? 'whole' : 'short';
  const isKnown = known !== undefined && known.facts === copy.facts;
  const points = (isKnown && known[name]) || readPoints(copy);
  read.set(copy.story, { ...(isKnown && known), facts: copy.facts, [name]: points });
  return points;
}

/** Read once for all posts of a home. */
const read = new WeakMap<
  Told['story'],
  { facts: Told['facts']; short?: StorySentence[]; whole?: StorySentence[] }
>();

function readPoints(copy: Told): StorySentence[] {
  const usable = copy.story.sentences
    .map((one) => ({ ...one, text: plainPoint(one.text) }))
    .map((one) => ({ ...one, isDependent: one.isDependent && !stands(one.text) }))
    .filter(
      (one) => isPostable(one) && mayFollow(one.text) && (!isSmallThing(one.text) || one.worth >= minSmall),
    );
  const sound = [...usable, ...otherSentencesOf(copy, usable)].filter(
    (one) => one.worth >= minWorth && !countsOtherwise(one.text, copy),
  );
  const naming = sound.filter(namesThing);
  const whole = naming.length >= enough ? naming : sound;
  // A limit alone stands with the figures.
  const isLimit = ({ text, featureIds }: StorySentence) =>
    (featureIds.length === 0 || terms.test(text)) && copy.story.limits.some(({ sign }) => sign.test(text));
  const own = copy.isAtLength
    ? whole
    : plainlyStated(
        whole.filter((one) => !isLimit(one)),
        copy.story.setting,
      );
  const stated = [...own, ...knownPoints(copy, own)];
  const told = copy.isAtLength ? stated : stated.filter(({ text }) => !sells(text));
  return [...told, ...(copy.isAtLength || told.length >= many ? [] : listedPoints(copy, told))]
    .map((one) => ({ ...one, worth: pointWorth(one, copy.story.setting) }))
    .toSorted((a, b) => b.worth - a.worth);
}

const terms = /\b(?:purchase|sale|sold|restrictions|requirements)\b/i;

/** A post with nothing to say below its first line gets the long version. */
const minStated = 4;
const maxLength = 26;
const costOfLength = 3;

/** Each point in short sentences; in the agent's own words only if little can be stated. */
function plainlyStated(
  points: readonly StorySentence[],
  setting: Told['story']['setting'],
): readonly StorySentence[] {
  const all = points.map((one) => {
    const texts = pointStatements(one.text, one.scope);
    const place = { at: one.at, of: points.length };
    return { one, stated: texts.map((text) => asStated(text, one, place, setting)) };
  });
  const stated = all.flatMap((told) => told.stated).filter(({ text }) => !isCount.test(text));
  if (stated.length >= minStated) return stated;
  const long = all.flatMap(({ one, stated: told }) =>
    told.length > 0 ||
    isAdTalk(one.text) ||
    boast.test(one.text) ||
    ofOthers.test(one.text) ||
    (stated.length > 0 && one.text.split(' ').length > maxLength)
      ? []
      : [one],
  );
  return [...stated, ...long.map((one) => ({ ...one, worth: one.worth - costOfLength }))];
}

/** "There are three upstairs bedrooms.": the figures stand below every post. */
const isCount =
  /^(?:There (?:is|are)|The [\p{L}-]+ (?:has|offers)) (?:\d|one|two|three|four|five|six) (?:[\p{L}-]+ ){0,2}(?:bed|bath)(?:room)?s?(?: and (?:\d|one|two|three|four|five|six) (?:[\p{L}-]+ ){0,2}bath(?:room)?s?)?\.$/iu;

const asStated = (
  text: string,
  one: StorySentence,
  place: SentencePlace,
  setting: Told['story']['setting'],
): StorySentence =>
  text === one.text ? one : { ...sentenceOf(text, place, one.scope, setting), isDependent: one.isDependent };

/** Praise alone isn't a point: a point names a thing, a place or a figure. */
const namesThing = ({ text, featureIds, worth }: StorySentence) =>
  featureIds.length > 0 || /\d|(?<=[\p{Ll},] )\p{Lu}\p{Ll}/u.test(text) || worth >= minOther;
const [minWorth, minOther] = [-2.5, 0.5];

const mayFollow = (text: string) =>
  !isHype.test(text) && !isFiller(text) && !isUnsure(text) && !introduces(text);

const isHype =
  /^(?:own|experience|discover|introducing|welcome|step into this|imagine|presenting|fall in love|nestled|you['’]ll love|living here|enjoy (?:world-class|the best|unbeatable)|thoughtful floor ?plan)\b|\bblends? (?:seamlessly )?(?:charm|style|comfort|vintage|classic|modern|timeless|the best)\b|\bseamlessly blends\b|\b(?:hidden|cozy|true) gem\b/i;

/** Sentences only the page's story has; notes only if the agent wrote notes. */
function otherSentencesOf({ facts, story }: Told, told: readonly StorySentence[]): StorySentence[] {
  const found = postableSentences(facts.story ?? '', story).filter(
    (text) =>
      mayFollow(text) &&
      !saysOtherSize(text, facts.sqft) &&
      !told.some((one) => isSame(one.text, text) || isRetold(one.text, text)),
  );
  const whole = found.filter((text) => !isNeatNote(text));
  const texts = whole.length + told.length >= enough ? whole : found;
  const scopes = readScopes(texts);
  return texts.map((text, at) =>
    sentenceOf(
      text,
      { at: told.length + at, of: told.length + texts.length },
      scopes[at] ?? 'home',
      story.setting,
    ),
  );
}

/** The other one contains half of its words. */
function isRetold(told: string, text: string): boolean {
  const words = (one: string) => new Set(one.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const [said, own] = [words(told), words(text)];
  return [...own].filter((word) => said.has(word)).length * 2 > Math.min(own.size, said.size);
}

function sentenceOf(
  text: string,
  { at, of }: SentencePlace,
  scope: StorySentence['scope'],
  setting: Told['story']['setting'],
): StorySentence {
  const features = readFeatures(text, 'own', scope);
  return {
    text,
    scope,
    topics: [...new Set(features.map(({ topic }) => topic))],
    featureIds: [...new Set([...features.map(({ id }) => id), ...countsIn(text)])],
    worth: toldWorth(text, features, setting, { at, of }),
    at,
    isDependent: false,
    isWhole: true,
  };
}

const worthOfKnown = 3;

/** The designer, rare claims and what's next door, if no sentence says so. */
function knownPoints({ story }: Told, own: readonly StorySentence[]): StorySentence[] {
  const { credit, traits } = story;
  // "Steps from the lake" belongs in a first line; as its own sentence, it's filler.
  const near = traits.near && / \p{Lu}/u.test(traits.near) ? traits.near : null;
  const known: [text: string | null, id: string, scope: StorySentence['scope']][] = [
    [credit && `The home ${/^in /.test(credit) ? 'is' : 'was'} ${credit}.`, `credit:${credit}`, 'home'],
    ...traits.claims.map((claim): [string, string, 'home'] => [claim, `claim:${claim}`, 'home']),
    [near && `The home is ${near}.`, `near:${near}`, 'area'],
  ];
  return known.flatMap(([text, id, scope]) =>
    text === null || own.some((one) => saysAgain(one.text, text))
      ? []
      : [
          {
            text: upperFirst(text),
            scope,
            topics: [],
            featureIds: [id],
            worth: worthOfKnown,
            at: own.length,
            isDependent: false,
            isWhole: true,
          },
        ],
  );
}

/** Fewer don't last for three posts. */
const many = 7;
const worthOfListed = 1;
const maxListed = 4;
/** In one room or in every home, or no thing to have. */
const unlisted =
  /^(?:ensuite|powder-room|walk-in-shower|double-vanity|body-sprays|family-room|exposure|appliances|separate-entrance|eat-in|split-plan|shared-laundry|open-plan|dishwasher|recessed-lighting)$/;

/** Of a home that can state little: what else it has, two things a sentence, and what the building has. */
function listedPoints({ story }: Told, own: readonly StorySentence[]): StorySentence[] {
  const said = own.map(({ text }) => text.toLowerCase()).join(' ');
  const ids = new Set(own.flatMap(({ featureIds }) => featureIds));
  const isUnsaid = ({ id, name }: NotablePoint) =>
    !ids.has(id) &&
    !said.includes((name.split(/ (?:of|over|in|on|from|off|with|at|throughout)\b/)[0] ?? name).toLowerCase());
  const inHome = distinctPoints(story.inside)
    .filter((point) => isUnsaid(point) && !unlisted.test(point.id) && !/\bbuilding\b/.test(point.said))
    .slice(0, maxListed);
  const pairs = inHome.flatMap((one, at) =>
    at % 2 === 0 ? [[one, ...inHome.slice(at + 1, at + 2)]].filter(({ length }) => length > 1) : [],
  );
  const inBuilding = story.building.filter(isUnsaid).slice(0, 2);
  type Listed = { points: readonly NotablePoint[]; owner: 'home' | 'building' };
  const listed: Listed[] = [
    ...pairs.map((points): Listed => ({ points, owner: 'home' })),
    ...(inBuilding.length > 0 ? [{ points: inBuilding, owner: 'building' } as const] : []),
  ];
  return listed.map(({ points, owner }) => ({
    text: `The ${owner} has ${joinList(points.map((point) => point.said))}.`,
    scope: owner,
    topics: points.map(({ topic }) => topic),
    featureIds: points.map(({ id }) => id),
    worth: worthOfListed,
    at: own.length,
    isDependent: false,
    isWhole: true,
  }));
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "3 bathrooms" next to 2.5 baths: counting the half bath as a whole contradicts the figures. */
function countsOtherwise(text: string, { facts }: Told): boolean {
  const [, said] =
    /\bbed(?:room)?s?\b[^.]{0,30}?\b(\d+(?:\.\d)?|[a-z]+)[ -](?:(?:full|lavish|updated|spacious) )*bath(?:room)?s?\b/i.exec(
      text,
    ) ?? [];
  if (!said || !facts.baths || facts.baths.includes(' ')) return false;
  const count = /^\d/.test(said) ? Number(said) : numbers.indexOf(said.toLowerCase());
  return count > 0 && count !== Number(facts.baths);
}
