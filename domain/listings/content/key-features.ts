import { splitSentences } from '../../english/sentences/rules.ts';
import { upperFirst } from '../../english/upper-first.ts';
import type { Feature } from '../../features/feature.ts';
import { readFeatures } from '../../features/read-features.ts';
import { readScopes } from '../../features/read-scopes.ts';
import { tellFeature } from '../../features/tell-feature.ts';
import type { PageFacts } from '../extraction/facts.ts';
import { type PhotoLabel, readRemarkLabels } from '../photo-labels/rules.ts';
import { cleanLine, cleanList } from './clean-text.ts';
import { everyHome } from './data/every-home.ts';
import { isAboutTheHome } from './is-about-the-home.ts';

const maxFeatures = 12;
const maxLength = 60;
/** What people would mention about a home; plainer features only if there are few of these. */
const [notable, plain, few] = [3, 2, 5];
const says = /\p{L}{3}/u;
/** Rows of a fact table that the page shows elsewhere or that say nothing. */
const elsewhere =
  /^(?:price|list(?:ing)? (?:price|id|status)|status|mls|beds?|bedrooms?|baths?|bathrooms?|sq\.? ?ft|square f|year built|property (?:type|id)|days on|city|state|zip|county|agent|broker|office|photos?|virtual tour|source)\b|:\s*(?:n\/?a|none|no|unknown|other|--?)?$/i;

const labelWords: Record<PhotoLabel['kind'], string> = {
  staged: 'virtually staged',
  rendered: 'renderings',
  edited: 'digitally altered',
};

/** Reasons to visit the home, most notable first, each in a person's words, with its limits. */
export function keyFeatures(facts: PageFacts, story: string | null = facts.description.value): string[] {
  const isHouse = /single|town|farm|manufactured|multi|semi/i.test(facts.type.value ?? '');
  const told = described(story ?? '', isHouse);
  const listed = (facts.features.value ?? [])
    .map((feature) => cleanLine(feature, maxLength))
    .filter((feature) => says.test(feature) && !elsewhere.test(feature) && !everyHome.test(feature))
    .filter((feature) => isAboutTheHome(feature) && !told.some((one) => isSame(one, feature)))
    // Table cells name what every home has; the notable ones among them are known.
    .filter((feature) => isNotable(feature) || (told.length < scarce && isPhrase.test(feature)));
  const label = readRemarkLabels(facts.description.value ?? '')[0];
  const notice = label ? [`Some photos are ${labelWords[label.kind]}`] : [];
  const max = maxFeatures - notice.length;
  return [...cleanList([...told, ...listed], { max, maxLength: 90 }), ...notice];
}

const scarce = 3;
const isPhrase = /^(?:[\p{L}-]+ ){1,5}[\p{L}-]+$/u;
const isNotable = (feature: string) =>
  readFeatures(feature, 'listed', 'home').some(({ notability }) => notability >= notable);

/** The features that the description states as existing, and as the home's own or its building's. */
function described(story: string, isHouse: boolean): string[] {
  const sentences = splitSentences(story.replaceAll('• ', '')).filter(isAboutTheHome);
  const scopes = readScopes(sentences);
  const all = sentences
    .flatMap((sentence, at) =>
      // "A semi-private entrance" isn't a private one.
      readFeatures(sentence.replace(/\bsemi-private\b/gi, ''), String(at), scopes[at] ?? 'home'),
    )
    .filter((feature) => feature.tailOf === undefined && isThere(feature, isHouse) && isNeat(feature))
    .map((feature) => ({
      feature,
      said: sayShortly(feature, isHouse ? 'in the community' : 'in the building'),
    }))
    // A fragment of a cut text: "Sauna off one".
    .filter(({ said }) => said.length <= maxLength && !/\b(?:off|of|one|its|in|on|with|to)$/i.test(said));
  const best = once(all.toSorted((a, b) => worth(b.feature) - worth(a.feature)));
  const top = best.filter(({ feature }) => feature.notability >= notable);
  const shown = top.length >= few ? top : best.filter(({ feature }) => feature.notability >= plain);
  return shown.slice(0, maxFeatures).map(({ said }) => said);
}

/** Clearly there: the home's own, or its building's for all residents. */
const isThere = ({ qualifiers, topic, id }: Feature, isHouse: boolean) =>
  topic !== 'place' &&
  (topic !== 'policies' || id === 'furnished') &&
  (topic !== 'arrival' || arrivals.test(id)) &&
  (qualifiers.length === 0 ||
    (qualifiers.every((one) => one === 'shared') &&
      (isHouse ? neighbors.test(id) : topic === 'shared' || amenities.test(id))));
/** Shared by neighbors without a building. */
const neighbors = /^(?:pool|gym|tennis|playground|dog-run|golf-sim|sundeck|grills)$/;
const arrivals =
  /^(?:private-elevator|stoop|penthouse|top-floor|corner-unit|loft-home|mudroom|double-door|skylit-stairs|gated-entry|brownstone|staircase)$/;
const amenities =
  /^(?:roof-deck|pool|sauna|garden|courtyard|terrace|library|media-room|garage-parking|garage|ev-charger|fire-pit|outdoor-kitchen|hot-tub|home-gym|yoga|laundry-room|storage|sundeck)$/;
const isNeat = ({ phrase }: Feature) =>
  !everyHome.test(phrase) &&
  !/\(|\d{5,}|['’]s$|\bits\b|\b(?:and|with|of|the|an?|is|are)$|^(?:behind|above|below|under|off|over|view|accommodate|one of|two half)\b/i.test(
    phrase,
  );

/** "Turret with stained glass", "Pool in the building". */
function sayShortly(feature: Feature, shared: string): string {
  const said = tellFeature(feature)
    .replace(/^an? /, '')
    .replace(/^furniture$/, 'furniture included')
    .replace(/\bin unit\b/i, 'in-unit');
  const isShared = feature.qualifiers.includes('shared');
  return upperFirst(
    isShared && !/\b(?:building|shared|common|community)\b/i.test(said) ? `${said} ${shared}` : said,
  );
}

/** A detail raises the rank; sharing it with the whole building lowers it. */
function worth({ notability, topic, phrase, noun, where, tail, count, qualifiers }: Feature): number {
  const isExact = phrase.length > noun.length + 2 || where !== undefined || tail !== undefined;
  const detail = (isExact ? 0.4 : 0) + ((count ?? 0) > 1 ? 0.2 : 0);
  return notability + (wanted[topic] ?? 0) + detail - (qualifiers.length > 0 ? 1.2 : 0);
}

/** What buyers look for first. */
const wanted: Partial<Record<Feature['topic'], number>> = {
  outside: 0.7,
  living: 0.3,
  parking: 0.3,
  laundry: 0.2,
  baths: -0.3,
  systems: -0.4,
};

function once(all: { feature: Feature; said: string }[]): { feature: Feature; said: string }[] {
  const seen = new Set<string>();
  return all.filter(({ feature, said }) => {
    const keys = [feature.id, headOf(said)];
    const isNew = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}

/** The thing itself: "deck" of "Private roof deck with park views". */
function headOf(said: string): string {
  const [name = said] = said.split(/ (?:of|over|in|on|from|off|with|at|throughout) /);
  return (name.split(' ').at(-1) ?? name).toLowerCase().replace(/(?<=[^s])s$/, '');
}

const isSame = (one: string, other: string) =>
  headOf(one) === headOf(other) || one.toLowerCase().includes(other.toLowerCase());
