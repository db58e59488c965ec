import { joinList } from '../english/join-list.ts';
import { upperFirst } from '../english/upper-first.ts';

const praise =
  /\b(?:vibrant|lively|bustling|iconic|historic|famed|famous|world-famous|world-renowned|renowned|beloved|beautiful|lush|scenic|picturesque|charming|trendy|popular|coveted|desirable|prime|idyllic|prestigious|legendary|stunning|gorgeous|newly expanded|brand-new|new|verdant|cobblestoned?|leafy|quaint),? (?=\p{L})/gu;
const count =
  '(?:half a|a|an?|one|two|three|four|five|six|ten|\\d{1,2}|one and a half|one-and-a-half|1 and a half|a few|a couple of)';
const distance = `(?:(?:just |only |less than |about |under |directly |mere |right )*(?:${count}[- ](?:short |city |half |mere )?(?:blocks?|doors?|minutes?)(?:['’] walk|[- ]walk|[- ]stroll)?(?: (?:south|north|east|west|away))?|steps|moments|(?:right )?around the corner|across(?: the street)?|a (?:quick |short )?(?:walk|stroll)|kitty-corner|adjacent) (?:of|from|to)|just (?:off(?: of)?|(?:south|north|east|west) of))`;
const word = String.raw`(?:\p{Lu}[\p{L}’'&-]*|St\.|\d{1,3}(?:st|nd|rd|th))`;
const known =
  'the (?:park|lake|lakefront|beach|ocean|boardwalk|river|riverwalk|zoo|subway|canals|harbor|promenade|water|marina)';
const kinds =
  '(?: (?:park|station|stop|train|trains|line|beach|campus|trail|farmers market|corridor|neighborhood|business district|shopping district|subway station|Metra station))?';
const item = `(?:(?:the heart of |the corner of )?(?:the )?${word}(?: (?:(?:of|of the|the|at|&|de) )?${word})*${kinds}|${known})`;
const list = `(${item}(?:(?:,| and|, and| &|, the|) ${item}){0,3})`;
const ends = String.raw`(?=[.,;:!?()–—]|\s[-–—]|-(?:and|with|where)|$|\s(?:and|with|where|this|in|on|for|offering|plus|yet|while|the|an?|it|that|as|you|sits|from|via|is|near|between)\b)`;
const near = new RegExp(`\\b(${distance}) ${list}${ends}`, 'u');
const corner = new RegExp(`\\bcorner of (${word}(?: ${word})*(?: and | & )${word}(?: ${word})*)${ends}`, 'u');
const between = new RegExp(`\\bbetween (${word}(?: ${word})+) (?:and|&) (${word}(?: ${word})+)${ends}`, 'u');
const parkBlock = new RegExp(
  `\\bon (an?|the) ((?:${word} )?[Pp]ark block)(?: of (${word}(?: ${word})*))?${ends}`,
  'u',
);
const district = new RegExp(`\\b(?:with)?in the ((?:${word} )+Historic District)${ends}`, 'u');
const away = new RegExp(
  `(?:^|, (?:with |and )?|\\bwith )${list} (is|are)?,? ?(?:all )?((?:just |only |less than )?(?:${count}[- ](?:blocks?|minutes?)|steps|moments|blocks|minutes) away)\\b`,
  'u',
);
/** Whom a home suits is nobody's business, and a campus or a parish suits some. */
const unsaid =
  /\b(?:Schools?|Elementary|Academy|Church|Temple|Synagogue|Mosque|Cathedral|Chapel|University|College|Montessori|This|The Home|Unit|Residence|Apartment|It|You|Your|We|Enjoy|Located|Welcome|Perfect|Ideal)\b/;
/** Where a bus goes, and what somebody else is near. */
const others =
  /\b(?:garage|parking|gym|bus|train|shuttle|storage|second|sister|restaurants?|shops|from (?:the|your) (?:door|terrace|roof))\b[^.;,]{0,30}$/i;

/** Where the listing says it is, in sentences that a host can say: "It's two blocks from Harbor Park." */
export function readPlaceLeads(original: string): string[] {
  const text = original.replace(/[‘’]/g, "'").replace(praise, '').replace(/\s+/g, ' ').trim();
  const sentence = text.charAt(0).toLowerCase() + text.slice(1);
  // Names in a headline's capitals can't be told from other words.
  const words = sentence.split(' ');
  if (words.filter((one) => /^\p{Lu}/u.test(one)).length > words.length * 0.6) return [];
  const found: string[] = [];
  const there = near.exec(sentence);
  if (there && !others.test(sentence.slice(0, there.index)))
    found.push(`It's ${howNear(there[1])} ${listed(there[2])}.`);
  const behind = there ? null : away.exec(text);
  if (behind && isName.test(behind[1] ?? ''))
    found.push(upperFirst(`${areAway(listed(behind[1]))} ${behind[3]}.`));
  const at = corner.exec(sentence);
  if (at) found.push(`It's at the corner of ${listed(at[1])}.`);
  const block = parkBlock.exec(sentence);
  if (block) found.push(`It's on ${block[1]} ${block[2]}${block[3] ? ` of ${block[3]}` : ''}.`);
  const streets = at || block ? null : between.exec(sentence);
  if (streets) found.push(`It's between ${streets[1]} and ${streets[2]}.`);
  const old = district.exec(sentence);
  if (old) found.push(`It's in the ${old[1]}.`);
  return found.filter((one) => !unsaid.test(one.slice(2)) && one.split(' ').length <= maxWords);
}

const maxWords = 22;
/** One word with a capital may be any word: "Theater one block away". */
const isName = /\p{L} \p{L}/u;

/** "One block north of", whatever the listing puts behind it. */
function howNear(way = ''): string {
  const plain = way.toLowerCase().replace(/\baway from$/, 'from');
  if (/adjacent to$|off(?: of)?$/.test(plain)) return plain.replace(/off of$/, 'off');
  return plain.replace(/(?<=(?:north|south|east|west)) (?:to|from)$/, ' of').replace(/ to$/, ' from');
}

const areAway = (names: string) => `${names} ${/,| and /.test(names) ? 'are' : 'is'}`;

/** "A, B and C", however the listing joins them. */
function listed(names = ''): string {
  return joinList(
    names
      .split(/, and |, | and (?!\p{Lu}[\p{L}'’.-]* Streets)| & /u)
      .map((one) =>
        one
          .trim()
          .replace(/^(?=(?:\p{Lu}\p{L}+ )?(?:Red|Blue|Green|Brown|Pink|Orange|Purple|Yellow) Line)/u, 'the '),
      ),
  );
}
