import type { Feature } from './feature.ts';
import { isTitleCase } from './is-part-of-name.ts';

const nearness =
  /\b((?:just )?(?:steps|moments|minutes|blocks|a block|one block|two blocks|a few blocks|a short walk|a stone['’]s throw)(?: away)? (?:from|to)|close to|near|next to|across (?:the street )?from|walking distance to|around the corner from|easy access to|proximity to)\s+(.+)$/i;
/** "Harbor Park and the Mill Street Market are just minutes away" */
const distanceBehind =
  /(?:,? (?:is|are))?(?: all)?(?: just)?(?: (steps|moments|minutes|blocks))? (?:away|nearby)\b/i;
const name =
  /^(?:the |both |and |all |beautiful |beloved |vibrant |world-famous |renowned |iconic |historic |popular |trendy |bustling |charming )*((?:[A-Z][\p{L}’'.&-]*|\d{2,3}(?:st|nd|rd|th))(?: (?:of the|of|the|at|&|and the)? ?(?:[A-Z][\p{L}’'.&-]*|\d{2,3}(?:st|nd|rd|th)))*(?: (?:trains?|stations?|stops?|lines?|beach|park|trail|shops|campus))?)$/u;
const unnamed =
  /\b(?:School|Elementary|Academy|Church|Temple|Synagogue|Mosque|Chapel|University|College|Chicago|Manhattan|Brooklyn|New York|NYC|Queens|Bronx|MLS|HOA|I|The|This|Your|You|It|Home|Unit|Apartment|CTA|L|City|Downtown)$/;
const praised =
  /^(the )?(?:(?:both|and|all|beautiful|beloved|vibrant|world-famous|renowned|iconic|historic|popular|trendy|bustling|charming) )*/;
const maxPlaces = 5;

/** The places nearby that a sentence calls by name. What it says of their distance goes with them. */
export function readNamedPlaces(sentence: string, factId: string, isArea = false): Feature[] {
  if (isTitleCase(sentence)) return [];
  const [, trigger, rest] = nearness.exec(sentence) ?? readBehind(sentence);
  if (!trigger || !rest) return isArea ? readNames(sentence, factId) : [];
  const list =
    rest.split(
      /(?<!\bSt)[.](?=\s|$)|[;:!?(]|\b(?:with|where|which|while|making|for|offering|plus|as well as|along)\b/,
    )[0] ?? '';
  const places = list
    .split(/,\s*(?:and\s+)?|\s+and\s+(?=(?:\w+ ){0,2}[A-Z\d])/)
    .map((part) => name.exec(part.trim()))
    .filter((match) => match !== null)
    .map((match) => ({
      text: match[0].replace(praised, '$1'),
      bare: match[1] ?? '',
    }))
    .filter(({ text, bare }) => bare.length > 3 && !unnamed.test(bare) && text.split(' ').length <= 6);
  return places
    .slice(0, maxPlaces)
    .map(({ text }) => asPlace(text, factId, plainNearness(trigger.toLowerCase())));
}

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

/** The listing's word for near, in a form that goes behind "it's". */
function plainNearness(trigger: string): string {
  if (/^(?:easy access|proximity)/.test(trigger)) return 'near';
  if (/^(?:close|walking)/.test(trigger))
    return trigger.replace(/^walking distance/, 'within walking distance of').replace(/of to$/, 'of');
  return trigger.replace(/ away/, '').replace(/\bto$/, 'from');
}

const spelledOut = (name: string) =>
  name
    .replace(/\bAve\.?$/, 'Avenue')
    .replace(/\bBlvd\.?$/, 'Boulevard')
    .replace(/(?<=\w )St\.?$/, 'Street');
