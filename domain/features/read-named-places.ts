import type { Feature } from './feature.ts';
import { isTitleCase } from './is-part-of-name.ts';

const amount =
  '(?:(?:just |only )?(?:less than |under |about |over )?(?:a|one|two|three|four|half a|a few|a couple of|\\d) )?';
/** Where a sentence starts to say what's near, with its phrase for how near. */
const nearness = new RegExp(
  `\\b((?:just |only )?${amount}(?:steps|moments|minutes|blocks?|stone['’]s throw)(?: away)? (?:from|to)|within ${amount}blocks? of|close to|near|next to|across (?:the street )?from|(?:short |easy )?walking distance (?:to|of|from)|short (?:walk|stroll|distance) (?:to|from)|walk(?:able)? to|around the corner from|(?:accessible|access|proximity) to|just off)\\s+`,
  'gi',
);
/** A bus or a road may lead far away. */
const byTransport =
  /\b(?:bus(?:es)?|trains?|shuttle|subway|transit|express\w*|highways?|freeways?|interstate|ferry|Metra|CTA)\b[^.;]{0,70}$/i;
/** "Harbor Park and the Mill Street Market are just minutes away" */
const distanceBehind =
  /(?:,? (?:is|are))?(?: all)?(?: just)?(?: (steps|moments|minutes|blocks))? (?:away|nearby)\b/i;
const word = String.raw`(?:\p{Lu}[\p{L}’'.&-]*|\d{2,3}(?:st|nd|rd|th)|\d{1,3}(?= [Bb]us))`;
const name = new RegExp(
  `^((?:the )?${word}(?: (?:of the |of |the |at |and the )?${word})*)((?: (?:trains?|stations?|stops?|lines?|bus|beach|park|trail|campus))?)(?![\\p{L}])(.*)$`,
  'u',
);
/** A continuing sentence, or the first word of an ad. */
const ordinary =
  /^(?:the )?(?:\p{L}+ed|\p{L}+ly|With|Within|From|Where|When|While|Beyond|Here|Steps|Minutes|Moments|Classic|Prime|Perfect|Seconds|Ideal|Enjoy|Easy|Just|All|Walk|Great|More|Local|Public|Private|Blue|Pink|Green|Red|Brown|Lake|Metro|Interstate|I|Parks?|Shops|Shopping|Restaurants|Dining|Transit|Transportation|Trains|Highways|Beaches)$/u;
const unnamed =
  /\b(?:School|Elementary|Academy|Church|Temple|Synagogue|Mosque|Chapel|University|College|Chicago|Manhattan|Brooklyn|New York|NYC|Queens|Bronx|MLS|HOA|I|The|This|Your|You|It|Home|Unit|Apartment|CTA|L|City|Downtown|Living|Lifestyle)$|\bSchools?\b|^(?:Residence|Apartment|Unit|Suite|Penthouse|Home|House)\b/;
const praised =
  /^(the )?(?:(?:both|and|all|beautiful|beloved|vibrant|world-famous|renowned|iconic|historic|popular|trendy|bustling|charming|scenic|lively|famed|famous|nearby|picturesque|gorgeous|lush|stunning) )*/;
/** What every neighborhood has, capitalized as in a brochure, and compass directions. */
const common =
  /^(?:the )?(?!Lakefront Trail)(?:(?:Golf|Tennis|Pickleball|Basketball|Walking|Bike|Biking|Jogging|Running|Hiking|Dog|Fitness|Shopping|Train|Bus|Subway|Metro|Lakefront|Lake|Grocery|Coffee|Night|Public|Major|Fine|Farmers) ?)*(?:Courses?|Courts?|Paths?|Trails?|Lakefront|Stations?|Stops?|Centers?|Parks?|Beach(?:es)?|Stores?|Shops?|Life|Nightlife|Highways?|Expressways?|Waterfront|Riverfront|Boutiques|Caf[eé]s|Bars|Gyms?)$|^(?:the )?(?:North|South)?(?:east|west|East|West|North|South)$/;
const maxPlaces = 5;
const minProse = 20;

/** In "the Red & Purple Line stop", the Purple Line is only half of the name. */
const color = '(?:Red|Blue|Green|Brown|Pink|Orange|Purple|Yellow)';
const pairOfLines = new RegExp(
  `(?:\\p{Lu}\\p{L}+ )?\\b${color}(?: Line)? (?:&|and) ${color} (?:Lines?|lines?)(?: (?:stops?|stations?|trains?))?`,
  'gu',
);

/** The places nearby that a sentence names, along with their distance if it gives one. */
export function readNamedPlaces(original: string, factId: string, isArea = false): Feature[] {
  const sentence = original.replace(pairOfLines, ' ');
  const triggers = [...sentence.matchAll(nearness)].filter(
    ({ index, 1: trigger = '' }) => !(/^access/i.test(trigger) && byTransport.test(sentence.slice(0, index))),
  );
  // Names are capitalized, so we detect headlines by the text before the first one.
  const [first] = triggers;
  if (isTitleCase(first && first.index > minProse ? sentence.slice(0, first.index) : sentence)) return [];
  const ahead = triggers.flatMap((found, at) =>
    placesIn(
      sentence.slice(found.index + found[0].length, triggers[at + 1]?.index),
      plainNearness((found[1] ?? '').toLowerCase()),
      factId,
    ),
  );
  if (ahead.length > 0) return ahead.slice(0, maxPlaces);
  const [, trigger, rest] = readBehind(sentence);
  if (trigger && rest) return placesIn(rest, plainNearness(trigger.toLowerCase()), factId);
  return isArea ? readNames(sentence, factId) : [];
}

/** Places people know without a name. */
const known =
  /^the (?:beach|lake|lakefront(?: (?:trail|path)s?)?|river|riverfront|ocean|boardwalk|canals|marina|waterfront|zoo)(?=$|[.!]| (?:and|or|with|from|all)\b)/;
/** "Elm and Oak Parks" are two parks. */
const pair = /(the )?(\p{Lu}[\p{L}’'-]+) (?:and|&) (\p{Lu}[\p{L}’'-]+) (Park|Museum|Hotel|Beache?)s\b/gu;

/** "Alder/Mason" is a corner; half of it isn't. */
const isHalf = (part: string) =>
  /(?:^|\s)\p{Lu}[\p{L}’']*\/\p{Lu}[\p{L}’']*(?:\/|$| (?:CTA|Metra|MTA|subway|station|stop|train)\b)/u.test(
    part.trim(),
  );

/** The names in a list. Unnamed items are dropped, and so are the words after a name. */
function placesIn(rest: string, near: string, factId: string): Feature[] {
  const list =
    rest
      .replace(pair, '$1$2 $4 and $1$3 $4')
      .split(
        /(?<!\bSt)[.](?=\s|$)|[;:!?(]|\b(?:with|where|which|while|making|for|offering|plus|as well as|along)\b/,
      )[0] ?? '';
  const places = list
    // "Mill and Arden schools" are both schools.
    .replace(/ at \p{Lu}\p{L}+\/\p{Lu}\p{L}+/gu, '')
    .replace(/\p{Lu}[\p{L} .’'-]* and [\p{L} .’'-]*? schools?\b/giu, '')
    .split(/,\s*(?:and\s+)?|\s+(?:and|&|plus)\s+(?=the \p{Ll}|(?:\p{Ll}+ ){0,3}[\p{Lu}\d])/u)
    .flatMap((part) => (isHalf(part) ? [] : part.split(/\/(?=\p{Lu})/u)))
    .map(asKind())
    .flatMap(({ part, kindName }) => {
      const [common] = known.exec(part.trim()) ?? [];
      if (common) return [{ text: common, bare: common }];
      const [, named = '', kind = '', after = ''] = name.exec(part.trim().replace(praised, '$1')) ?? [];
      const isShop =
        / /.test(named.replace(/^the /, '')) && !/(?:Joe|Stan|Lou|Macy|John|Jim|Lucali)['’]s$/.test(named);
      const bare = /^ \p{Ll}/u.test(after) && isShop ? named.replace(/['’]s$/, '') : named;
      // "Chicago's lakefront" names the city, not the place; "Mariano's market" is a name.
      const isOwner = !isShop && /^\S+['’]s$/.test(named) && /^ \p{Ll}/u.test(after) && !shops.test(after);
      const isPart =
        isOwner || /^ (?:school|church)|^ \p{Ll}{1,2}['’]|^\/|^-/iu.test(after) || /-$/.test(named);
      // "Steps from the mill, The Alder offers calm": the home's own building isn't a place nearby.
      if (bare === '' || isPart || isSubject.test(after)) return [];
      // "Steps from a neighborhood's shops" isn't "steps from the neighborhood".
      const goods = /['’]s$/.test(named) ? (sold.exec(after)?.[1] ?? '') : '';
      const text = goods === '' ? `${bare}${kind}` : `${named} ${goods}`;
      return [{ text: kindName ? `the ${kindName} ${text}` : text, bare }];
    })
    .filter(
      ({ text, bare }) =>
        bare.length > 3 &&
        (known.test(text) ||
          (!unnamed.test(bare) &&
            !common.test(text) &&
            !several.test(text) &&
            !(kindless.test(text) && ordinary.test(bare)))) &&
        text.split(' ').length <= 6,
    );
  return places.slice(0, maxPlaces).map(({ text }) => asPlace(text, factId, near));
}

const isSubject = /^ (?:offers|delivers|boasts|provides|presents|combines|features|enjoys)\b/;
const sold = /^ (?:\p{Ll}+ )?(restaurants|shops|shopping|dining|nightlife|boutiques|cafes)\b/u;
const kindsOfPlace: Record<string, string> = {
  restaurants: 'restaurant',
  cafes: 'café',
  cafés: 'café',
  bakeries: 'bakery',
  bars: 'bar',
};
const likes = /\b(restaurants|cafes|cafés|bakeries|bars) (?:like|such as|including) (?=\p{Lu})/iu;

/** "Tin Heron" alone doesn't say it's a restaurant; "restaurants like" says so for the whole list. */
function asKind(): (part: string) => { part: string; kindName: string } {
  let last = '';
  return (part) => {
    const found = likes.exec(part);
    if (found) last = kindsOfPlace[found[1]?.toLowerCase() ?? ''] ?? '';
    else if (!/^\p{Lu}/u.test(part.trim()) || streets.test(part.trim())) last = '';
    return { part: found ? part.slice(found.index + found[0].length) : part, kindName: last };
  };
}
const streets =
  /\b(?:Street|St|Avenue|Ave|Park|Beach|Square|Station|Line|Museum|Market|Trail|River|Boulevard|Field|Foods|Center)\.?$/;

/** "Plum and Quince Streets", "the Blue, Green and Pink lines": half of such a pair isn't a name. */
const several =
  /\b(?:Streets|Avenues|Roads)$|^(?:the )?(?:CTA )?(?:Blue|Pink|Green|Red|Brown|Orange|Purple|Yellow)(?: lines?)?$/;
const shops =
  /^ (?:grocer\p{L}*|(?:super)?markets?|stores?|pharmac\p{L}+|restaurants?|caf[eé]s?|bak\p{L}+|deli|bars?|and|or|are|is)\b/u;
const kindless = /^(?:the )?\S+$/;

const asPlace = (text: string, factId: string, where?: string): Feature => ({
  id: 'named-place',
  topic: 'place',
  notability: 3,
  phrase: spelledOut(text),
  noun: spelledOut(text),
  number: 'mass',
  ...(where && { where }),
  qualifiers: ['nearby'],
  factId,
  matched: text,
});

/** Names in a sentence about the area that doesn't say how near they are. */
const placeName =
  /(?<![\p{L}'])(?:the )?(?:(?:\p{Lu}[\p{L}'’.&-]*|\d{2,3}(?:st|nd|rd|th)) ){1,3}(?:Park|Street|Avenue|Boulevard|Square|Market|Beach|Village|Museum|Trail|Station|Plaza|River|Pier|Theat(?:er|re)|Zoo|Bridge|Gardens?|Green|Mall|Corridor|Row|Circle|Riverwalk|Harbor|Line)(?![\p{L}-]|\s+\p{Lu})/gu;

function readNames(sentence: string, factId: string): Feature[] {
  const names = [...sentence.slice(1).matchAll(placeName)].map(([text]) => text.trim());
  return [...new Set(names)]
    .filter(
      (text) =>
        !unnamed.test(text) &&
        !/^(?:The|This|In|On|At|Located|Situated|Enjoy|Walk|Near|From|Your|\d+ )/.test(text),
    )
    .slice(0, maxPlaces)
    .map((text) => asPlace(text, factId));
}

/** The names right before "are minutes away" or "nearby". */
function readBehind(sentence: string): string[] {
  const found = distanceBehind.exec(sentence);
  if (!found) return [];
  const words = sentence.slice(0, found.index).split(' ');
  const first = words.findLastIndex((word) => !/^(?:\p{Lu}|(?:and|of|the|&)$)/u.test(word)) + 1;
  const [distance] = found.slice(1);
  return [
    '',
    distance ? `${distance} from` : 'near',
    words
      .slice(first)
      .join(' ')
      .replace(/^(?:with|and|the) /i, ''),
  ];
}

/** The listing's word for near, in a form that fits after "it's". */
function plainNearness(trigger: string): string {
  if (/^(?:access|proximity)/.test(trigger)) return 'near';
  if (/walk(?:able|ing distance)? (?:to|of|from)$/.test(trigger) && !trigger.startsWith('short walk'))
    return 'within walking distance of';
  if (/^short (?:walk|stroll|distance)/.test(trigger)) return `a ${trigger.replace(/\bto$/, 'from')}`;
  if (/^close/.test(trigger)) return trigger;
  return trigger.replace(/ away/, '').replace(/\bto$/, 'from');
}

const spelledOut = (name: string) =>
  name
    // People take the Blue Line, not "Blue line".
    .replace(/^(?!the )(.*\b(?:CTA|Metra|Metro|MTA|BART|MBTA)\b.*) lines?$/i, 'the $1 Line')
    .replace(/^(?!the )(.*\d bus)$/i, 'the $1')
    .replace(/\bMetra Station$/, 'Metra station')
    // Agents drop the article in lists; people say it.
    .replace(
      /^(?!the )(?=(?:(?:West|South|North|East) )?Loop$|.*\b(?:(?:Red|Blue|Green|Brown|Pink|Orange|Purple|Yellow) Line(?: trains?| stations?)?|Corridor|Riverwalk|Lakefront Trail|Waterfront|Metra station|Apple Store)$|(?:Gold Coast|Magnificent Mile|Mag Mile|High ?[Ll]ine|606|Merchandise Mart|United Center|Art Institute|Seaport)$)/,
      'the ',
    )
    .replace(/^[Tt]he (?=.*\b(?:Street|Avenue|Boulevard|Road|Drive|Park|Beach|Square)$)/, '')
    .replace(/\bAve\.?(?=$|['’]s )/, 'Avenue')
    .replace(/\bBlvd\.?$/, 'Boulevard')
    .replace(/(?<=\w )St\.?$/, 'Street');
