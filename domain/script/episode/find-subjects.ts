import type { Feature } from '#domain/features/feature.ts';
import { isPlural, shortName, tellFeature } from '#domain/features/tell-feature.ts';
import { type Home, isOwn } from '../home.ts';
import { type Hook, words } from '../hooks/hook.ts';
import type { SpokenLine } from '../spoken-lines.ts';
import { isDullStar, starCandidates, starFeatures } from '../star-features.ts';
import { contentOf, shareIn } from './says-again.ts';

/** Below this, a home's best statement is as ordinary as the next home's; above the other limit, only its stories. */
const [leastWorth, greatestWorth] = [47, 69];
/** What a statement that draws no one is worth, on the scale of the hooks. */
const noDrawWorth = 40;
const maxSubjects = 6;
const [minWords, maxWords] = [6, 20];

/** What draws people in: a place to be outside more than a room, a room more than its finishes. */
const placeDraw: Record<string, number> = {
  outside: 5,
  living: 3,
  rooms: 2,
  arrival: 0,
  kitchen: 0,
  practical: 0,
};
/** What people can't picture, and what they expect anyway. */
const dullAsks: ReadonlySet<string> = new Set(
  'layout floor light closets laundry climate gadgets appliances renewed flex potential redone about part'.split(
    ' ',
  ),
);
/** Old, rare, hidden, high, or out in the open: words that an ordinary home doesn't need. */
const telling =
  /\b(?:sunken|double[- ]height|terrazzo|timber|salvaged|reclaimed|restored|original|hand-\p{L}+|antique|concealed|hidden|secret|skyline|harbor|river|lake|ocean|overlook\w*|rotisserie|sauna|clawfoot|spiral|turret|domed?|vaulted|cathedral|mezzanine|barrel|stained[- ]glass|leaded|mosaic|wine (?:cellar|room)|library|fire ?pit|pergola|greenhouse|solar|wood-burning|(?:all|every|each|each of the) bedrooms?|each with|slanted|curved|planted|roof ?(?:top|deck)|terraces?|(?:\d+|six|seven|eight|nine|ten|eleven|twelve)[- ](?:foot|feet|windows|closets)|square feet)\b/giu;
const ordinary =
  /\b(?:counter\w*|backsplash|cabinet\w*|appliances|stainless|carpet|recessed|closets?|outlets?|thermostat|open (?:layout|floor plan)|multiple|natural light|modern|refrigerator|dishwasher|vanit\w+|storage|grills?|irrigation|hardwood|exposures?|high ceilings)\b/giu;
const [tellingDraw, ordinaryCost, maxTelling, maxOrdinary] = [2.5, 2.5, 3, 4];
/** What a statement without anything to show loses, and one that leaves out the home's best. */
const [emptyCost, notBestCost, lesserCost] = [4, 5, 8];
const [dullCost, editorsShare, leadDraw] = [6, 0.3, 3];
/** What a feature adds, by its notability. */
const featureDraw = [0, 0, 0, 2, 5, 8];
const minNotability = 3;

/** Only possible, shared, bare counts, or a sentence that leans on the one before it. */
const unfit =
  /\b(?:could|can|may|might|potential|possib\w+|option\w*|building|residents|also|additional|another|second|laundry|work of art|unobstructed and)\b|^(?:There are while|They|These|This)\b|^(?:It has|There are|There's) (?:an? |one |two |three |four |five |\d )?(?:bed|bath)rooms?\b/i;

type Subject = { text: string; factId: string; name: string; feature?: Feature; draw: number };

/** Statements worth opening with, each told with its detail, and what's left to say at the end. */
export function findSubjects(home: Home): Hook[] {
  const led = home.leads.flatMap((lead) => leadSubject(lead) ?? []);
  const stars = starCandidates(home);
  const [best] = stars;
  const subjects = [
    ...home.lines.flatMap((line) => lineSubject(line) ?? []),
    ...led,
    ...stars.flatMap((star) => starSubject(star) ?? []),
  ]
    .map((subject) => ({ ...subject, draw: subject.draw - costBeside(subject, best) }))
    .filter(({ draw }) => noDrawWorth + draw >= leastWorth)
    .sort((a, b) => b.draw - a.draw)
    .slice(0, maxSubjects);
  return subjects.flatMap((subject) => hooksOf(subject, home));
}

/** What leaving out the home's best thing costs: more if it's also rarer. */
function costBeside({ text, feature }: Subject, best: Feature | undefined): number {
  if (!best || text.toLowerCase().includes(best.noun.toLowerCase())) return 0;
  return best.notability > (feature?.notability ?? 0) ? lesserCost : notBestCost;
}

/** How much a statement draws people in; undefined if nobody would open with it. */
export function drawOf({ text, beat, ask, features, worth }: SpokenLine): number | undefined {
  const place = placeDraw[beat];
  const count = text.split(' ').length;
  const isFit = count >= minWords && count <= maxWords && !unfit.test(text) && features.every(isOwn);
  if (place === undefined || !isFit) return undefined;
  const feature = bestOf(features, text);
  return (
    place +
    (featureDraw[feature?.notability ?? 0] ?? 0) +
    worded(text) -
    (feature || countIn(text, telling, 1) > 0 ? 0 : emptyCost) -
    (dullAsks.has(ask) ? dullCost : 0) +
    worth * editorsShare
  );
}

function lineSubject(line: SpokenLine): Subject | undefined {
  const draw = drawOf(line);
  const { text, factId, features, ask, subject } = line;
  const feature = bestOf(features, text);
  const name =
    feature && text.includes(shortName(feature))
      ? `the ${shortName(feature)}`
      : ask === 'subject' && subject
        ? subject
        : undefined;
  return draw === undefined || !name || compass.test(name)
    ? undefined
    : { text, factId, name, draw, ...(feature && { feature }) };
}

/** A terrace with its size and its view. */
function leadSubject({ text, factId, kind, worth, feature }: Home['leads'][number]): Subject | undefined {
  const isFit = (kind === 'outdoor' || kind === 'thing') && !unfit.test(text) && !brokenLead.test(text);
  const name = feature && shortName(feature);
  if (!isFit || !name || !text.includes(name) || compass.test(name)) return undefined;
  return { text, factId, name: `the ${name}`, draw: leadDraw + worth + worded(text), feature };
}

/** What its words add: "terrazzo" more than "counters". */
const worded = (text: string) =>
  countIn(text, telling, maxTelling) * tellingDraw - countIn(text, ordinary, maxOrdinary) * ordinaryCost;

/** A name that says enough on its own: "a private 20-by-30-foot landscaped garden". */
function starSubject(feature: Feature): Subject | undefined {
  const { phrase, topic, notability, factId } = feature;
  const text = `${isPlural(feature) ? 'There are' : "There's"} ${tellFeature(feature)}.`;
  const count = text.split(' ').length;
  const isFit = topic === 'outside' && phrase.split(' ').length >= minNameWords && !unfit.test(text);
  if (!isFit || count < minWords || count > maxWords) return undefined;
  const draw = (placeDraw[topic] ?? 0) + (featureDraw[notability] ?? 0) + worded(text) + leadDraw;
  return { text, factId, name: `the ${shortName(feature)}`, draw, feature };
}
const minNameWords = 3;

/** "South East and West views" are no "West views". */
const compass = /\b(?:North|South|East|West)\b/;

/** "There's a staircase with rails leads to the roof", "measuring just under 1." */
const brokenLead = /^There(?:'s| are) .* (?:leads?|opens?|is|are|has|have|units)\b|\d\.$/;

const bestOf = (features: readonly Feature[], text: string): Feature | undefined =>
  features
    .filter(
      (one) =>
        isOwn(one) &&
        one.topic !== 'arrival' &&
        one.notability >= minNotability &&
        !isDullStar(one) &&
        one.where === undefined &&
        text.includes(one.noun),
    )
    .sort((a, b) => b.notability - a.notability)[0];

const countIn = (text: string, sign: RegExp, most: number) =>
  Math.min(most, new Set(text.match(sign)?.map((word) => word.toLowerCase())).size);

function hooksOf({ text, factId, name, feature, draw }: Subject, home: Home): Hook[] {
  const more = moreAbout(text, name, home);
  const second = starFeatures(home).find(
    (one) =>
      one.factId !== factId &&
      one.topic !== feature?.topic &&
      !text.toLowerCase().includes(one.noun.toLowerCase()),
  );
  const namedIn = (one: { text: string; factId: string }) =>
    home.features.filter(({ factId: from, matched }) => from === one.factId && one.text.includes(matched));
  const hook = {
    worth: Math.min(greatestWorth, noDrawWorth + draw),
    ...(feature && { feature }),
    named: namedIn({ text, factId }),
  };
  const said = { subject: words(text, factId), thesubject: words(name, factId) };
  const key = `hook subject ${text}`;
  const kept = more && { ...said, more: words(more.text, more.factId) };
  return [
    ...(kept
      ? [
          {
            ...hook,
            named: [...hook.named, ...namedIn(more)],
            key: `${key} ${more.text}`,
            part: 'hook-subject-more',
            words: kept,
          },
        ]
      : []),
    second
      ? {
          ...hook,
          key,
          part: 'hook-subject-second',
          second,
          words: { ...said, thesecond: words(`the ${shortName(second)}`, second.factId) },
        }
      : { ...hook, key, part: 'hook-subject', words: said },
  ];
}

/** There's only one of each, so another statement with this word is about the same one. */
const oneOfAKind =
  /\b(roof (?:deck|terrace)|rooftop|garden|patio|courtyard|backyard|kitchen|great room|living room|primary suite|parlor floor|library|sunroom|wine cellar|staircase)$/i;

/** Another statement about the same thing, which is still new to the listener at the end. */
function moreAbout(text: string, name: string, home: Home): SpokenLine | undefined {
  const [, noun] = oneOfAKind.exec(name) ?? [];
  if (!noun) return undefined;
  const said = contentOf(text);
  return home.lines
    .filter((line) => {
      const fresh = shareIn(contentOf(line.text), said) < maxShared;
      const isAbout = line.text.toLowerCase().startsWith(`the ${noun.toLowerCase()} `);
      return fresh && isAbout && line.ask !== 'part' && drawOf(line) !== undefined;
    })
    .sort((a, b) => b.worth - a.worth)[0];
}

/** With more of its words, it wouldn't be news. */
const maxShared = 0.5;
