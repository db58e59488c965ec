import { fixArticles } from '#domain/english/article-for.ts';
import { upperFirst } from '#domain/english/upper-first.ts';
import { sayNouns } from '../say-nouns.ts';

type Change = readonly [listing: RegExp, spoken: string];

/** What a thing is for, or how it looks, where only a listing would say so. */
const needless = 'dedicated|discreet|designated';
/** A parking space that is "dedicated" may be the buyer's own. */
const ofRooms =
  'laundry|home|gym|office|dining|dressing|living|pantry|powder|work-from-home|storage room|guest|fitness|bar|library|wine|media|playroom|nook|workspace|work|HVAC';
/** Things that listings leave without an article. */
const bareThings = 'storage system|(?:tub-shower|shower-tub) (?:combo|combination)';

/** Words that listings use and people don't, with what people would say. */
const changes: readonly Change[] = [
  [/\b([Ee]ach|[Ee]very) secondary (?=bedroom\b|bath\b|bathroom\b)/g, '$1 other '],
  [
    /\b([Tt]he|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive) (?:((?:two|three|four) ))?secondary (?=bedrooms\b|baths\b|bathrooms\b)/g,
    '$1 $2other ',
  ],
  [/\b[Dd]ual (?=vanit|sinks?\b|walk-in|closets?\b|ovens?\b|showers?\b|shower heads?\b|wine\b)/g, 'two '],
  [new RegExp(`\\b(?:${needless}) (?=(?:[\\p{L}-]+ )?(?:${ofRooms})\\b)`, 'gu'), ''],
  // The home is the one they talk about.
  [
    / from this (?:[\p{L}\d-]+ ){0,3}(?:\d-bedroom|home|condo|residence|unit|apartment|penthouse)(?=\.)/gu,
    '',
  ],
  [/\bmain residence\b/g, 'main house'],
  [/(?<!\b(?:in|of) )\bresidence(s?)\b(?! (?:\d|hall|club))/g, 'home$1'],
  [/\bvarious (?=restaurants|shops|bars|cafes|parks)/g, ''],
  [/\bhosts (?=(?:an?|the|two|three|four|five)\b)/g, 'has '],
  [/\b([Vv])istas\b/g, '$1iews'],
  [/\bis replete with\b/g, 'has'],
  [/\bare replete with\b/g, 'have'],
  [/, (?:appointed|outfitted|equipped|adorned|fitted) with\b/g, ', with'],
  [
    /(?<=\b(?:kitchen|bath|bathroom|room|closet|suite|office|gym|pantry|lobby|terrace|deck)) (?:fully )?(?:appointed|outfitted|equipped|fitted) with\b(?!.* with )/g,
    ' with',
  ],
  [/ and consists? of\b/g, ', plus'],
  [/\bconsists of (?=an?\b|two\b|three\b|\p{Ll}+ \p{Ll}+)/gu, 'has '],
  [/, with the (\p{Ll}+) featuring /gu, ', and the $1 has '],
  [/(?<= with [^,.]*)\bfeaturing (?=an?\b|the\b)/g, 'that has '],
  [new RegExp(`\\b(with|and|has|have) (?=(?:custom |built-in |smart )?(?:${bareThings})\\b)`, 'g'), '$1 a '],
  [/\bwith open (?=layout\b|floor ?plan\b)/g, 'with an open '],
  [/\bfor home office, /g, 'for a home office, '],
  [/\bcomprises (?=an?\b|two\b|three\b|four\b|five\b)/g, 'has '],
  [/\bis anchored by (?=an?\b|the\b|two\b)/g, 'has '],
  [/\bare anchored by (?=an?\b|the\b|two\b)/g, 'have '],
  [/(?<! with [^,.]*),? anchored by (?=an?\b|two\b)/g, ' with '],
  [/\b(hallway|hall|foyer|gallery|vestibule)( with [^,.]+?)? precedes (?=an?\b|the\b)/g, '$1$2 leads to '],
  [/\b(?:affording|boasting) (?=(?:[\p{L}-]+ ){0,3}views\b)/gu, 'with '],
  [/\b(?:captures|affords|boasts) (?=(?:[\p{L}-]+ ){0,3}views\b)/gu, 'has '],
  [/\bserviced by\b/g, 'served by'],
  [/\bonlooking\b/g, 'overlooking'],
  [/\bservicing (?=all|every|each|both|the)\b/g, 'to '],
  [
    /\b(elevator|lift|stairs|staircase|stairway|tunnel|hallway)( [\p{Ll} -]+)? provides access to\b/gu,
    '$1$2 goes to',
  ],
  [
    /\bvia (?=(?:an?\b|the\b|its\b)[^,.]*\b(?:stairs?|staircase|steps|flight|elevator|ramp|ladder|catwalk)\b)/g,
    'by ',
  ],
  [/\bvia (?=an?\b|the\b|its\b|French\b|sliding\b)/g, 'through '],
  [/\bis accessible (through|by)\b/g, 'is reached $1'],
  [/\bare accessible (through|by)\b/g, 'are reached $1'],
  [/\bjust (?=steps\b|moments\b|minutes\b|a short\b|a few\b|an easy\b)/g, ''],
  [/\bmoments (?:away )?from\b/g, 'close to'],
  [/\b[Ii]t has (been|recently|since|just|always|long|now) /g, "It's $1 "],
  [/\b(\d+) foot (?=\p{Ll})/gu, '$1-foot '],
  [/\b([1-9])(\d{3})(?=[- ]square[- ](?:feet|foot))/g, '$1,$2'],
  // The laundry isn't for the laundry.
  [/^(?:As for|And for|For) (?:the )?laundry, there(?='s .*\blaundry\b| are .*\blaundry\b)/g, 'There'],
  [/\bcounter tops\b/g, 'counters'],
  [/\bsought after\b/g, 'sought-after'],
  [/\bWhole[Ff]oods\b/g, 'Whole Foods'],
  [/\bSubZero\b/g, 'Sub-Zero'],
  [/\bhome theatre\b/g, 'home theater'],
  [/\bgrey\b/g, 'gray'],
  [/\bfull sized\b/g, 'full-size'],
];

/** "A two vanity" is one vanity with two sinks. */
const singular =
  /\b([Aa]n?|[Tt]he|its|[Oo]ne) ((?:[\p{L}-]+ ){0,2})two (?=vanity|sink (?:vanity|vanities)|oven)/gu;
const counted = /\b(with|has|have|and|of|,|plus|are) two (?=vanities\b)/g;

/** A bath that opens off one bedroom. */
const oneEnSuite =
  /\ban ((?:updated|renovated|private|full|large|spacious|new) )?en[- ]suite ((?:(?:full|marble|primary|windowed|five-fixture|four-piece) )*(?:bath|bathroom))\b/g;
const ofOneRoom =
  /\b(?:each|(?<!en[- ])suite|(?<!(?:[Tt]wo|[Tt]hree|[Ff]our|[Bb]oth|[Oo]ther|[Ss]econdary|[Ll]arge|[Aa]ll) )bedroom)\b/i;

/** "Two bedrooms have an en-suite bath": not its own. */
const ofSeveral =
  /\b(?:[Yy]ou'd|have|are|share|(?:[Tt]wo|[Tt]hree|[Ff]our|[Bb]oth|[Ss]ome|[Aa]ll|[Mm]ost) (?:of|bedrooms|suites)|bedrooms|suites)\b/;

/** A line as people would say it; the words that Miles quotes afterward stay. */
export function speakPlainly(
  text: string,
  { question = '', reply = '' }: { question?: string | undefined; reply?: string | undefined } = {},
): string {
  if (/[“"]/.test(text)) return text;
  const isQuoted = (words: string) => {
    const [word = ''] = words.match(/\p{L}{6,}/u) ?? [];
    return word !== '' && reply.toLowerCase().includes(word.toLowerCase());
  };
  /** Miles can only quote what was said: “just steps”. */
  const quoted = [...reply.matchAll(/“([^”]+?)[,.?!]?”/g)].map(([, words = '']) => words.toLowerCase());
  const isLost = (before: string, after: string) =>
    quoted.some((words) => before.toLowerCase().includes(words) && !after.toLowerCase().includes(words));
  const plain = changes
    .reduce(
      (said, [pattern, spoken]) => {
        const changed = said.replace(pattern, (words, ...groups: unknown[]) =>
          isQuoted(words)
            ? words
            : spoken.replace(/\$(\d)/g, (_, at: string) => {
                const group = groups[Number(at) - 1];
                return typeof group === 'string' ? group : '';
              }),
        );
        return isLost(said, changed) ? said : changed;
      },
      isQuoted('flooring') || isQuoted('cabinetry') ? text : sayNouns(text),
    )
    .replace(singular, '$1 $2double ')
    .replace(counted, '$1 double ');
  const isOwn = ofOneRoom.test(`${question} ${plain}`) && !ofSeveral.test(plain);
  const owned =
    isOwn && !isQuoted('en-suite')
      ? plain.replace(oneEnSuite, (_, kind = '', bath: string) => `its own ${kind}${bath}`)
      : plain;
  return fixArticles(upperFirst(owned.replace(/ {2,}/g, ' ')));
}
