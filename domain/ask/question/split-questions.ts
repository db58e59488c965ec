import { questionStarter } from '../data/question-words.ts';
import { findKindred } from '../kindred.ts';
import { readQuestion } from './read-question.ts';
import { withoutFrame, withoutOpening } from './without-frame.ts';

const starter = `(?:${questionStarter})`;
const followUp = /^(?:and|also|plus|what about|how about|and what about|and how about|same for|or)\b[,\s]*/i;
const maxQuestions = 5;

/** The questions of a message, each by itself: "HOA? and how old is the roof", "is there a pool or a hot tub". */
export function splitQuestions(message: string): string[] {
  return joinRemark(written(withoutOpening(message)))
    .split(/(?<=[?!])\s*|(?<=[\p{L}\d]{2}(?:\.{1,3}|…))\s+|\n+|;\s*|\s\/\s/u)
    .flatMap((part) =>
      part.split(new RegExp(`(?:,\\s*|\\s+)(?:and|also|plus|but|&)\\s+(?=${starter}\\b)`, 'i')),
    )
    .flatMap((part) =>
      part.split(
        new RegExp(
          `,\\s+(?=(?:${starter}|anything (?:done|being done|in place)|i|we|my|our|i'm|im|they)\\b)`,
          'i',
        ),
      ),
    )
    .map((part) => withoutFrame(part.replace(/[\s,]+$/, '').trim()))
    .filter((part) => /[\p{L}\d]/u.test(part))
    .flatMap(splitList)
    .slice(0, maxQuestions);
}

/** "Quick question: parking?", "my wife wants to know if there's a tub" */
const opening =
  /^(?:(?:just |i'?m )?curious|(?:quick|last|another|random|one more|dumb) (?:q|question|thing)|question)\b[,:;. -]+(?=\w)|^(?:my|our) (?:\w+ )?(?:wife|husband|partner|spouse|mom|dad|mother|father|sister|brother|agent|friend|boyfriend|girlfriend|son|daughter) (?:wants|wanted|needs|would like|asked|is asking|wonders)(?: to know| me)? (?:if|whether) /i;

/** "We need an elevator, does it have one?" */
const wish =
  /^(?:we|i)(?:'re|'m| are| am)? (?:really )?(?:need|want|must have|looking for(?: (?:a|some)(?:thing| place| home| house| condo))?(?: with)?) ([\w -]{3,40}?)[,.;]+ (?:so )?(?:does it have (?:it|that|one|those|them)|is there one|has it got one|do they have (?:it|that|one)|is that possible|possible)\b/i;

/** "Besides the roof, any other outdoor space": what is known already isn't asked for. */
const besides =
  /^(?:besides|apart from|aside from|other than|in addition to) (?:the |that )?(?:[\w-]+ ){1,3}?,?\s*(?=(?:is|are|any|what|does|do)\b)/i;

/** "And the rear studio, is that rented?" asks whether the rear studio is. */
const named =
  /^(?:and |so |what about |how about )*((?:the|that|this) (?:[\w-]+ ){0,5}[\w-]+), *(is|are|was|were|does|do|has|have|can|will) (?:it|that|they|this|those|these) (?=\w)/i;

/** "Per year, what's the maintenance?" is one question. */
const leadingPeriod =
  /^((?:and |so )?(?:(?:per|by the|for each|each|every) (?:month|year|quarter|foot|square foot|sq ?\.? ?ft\.?|unit)|annually|yearly|monthly)),\s*/i;

/** "Where would I park, is there a lot or a garage?": the second half only guesses at the answer, and the lot is no land. */
const whichPlace =
  /\b(where (?:would|do|can|could|will|should) (?:i|we|guests) park(?: my car| our cars)?)[,.?!;-]+ *(?:so )?is there (?:an? )?(?:parking )?(?:lot|garage|driveway|spot|space)(?:,? or (?:is it |is there )?(?:an? |the |on the |just )*(?:parking )?(?:lot|garage|driveway|street|spot|space)(?: parking)?)*(?=\s*(?:[?!.]|$))/gi;

/** "When did they replace the roof?" asks when the roof was replaced. */
const byThem =
  /\b(when|what year|how long ago) did (?:they|the (?:current |previous |last )?(?:sellers?|owners?)|someone|anyone) (?:last )?((?:re)?paint|put (?:in|up|on)|replace|install|renovate|remodel|update|upgrade|redo|refinish|restore|build) (it|the [\w -]{3,30}?)(?= *(?:[?!.]|$))/gi;
const irregular: Record<string, string> = {
  redo: 'redone',
  build: 'built',
  'put in': 'put in',
  'put up': 'put up',
  'put on': 'put on',
};

function passive(_: string, when: string, verb: string, thing: string): string {
  const word = verb.toLowerCase();
  const done = irregular[word] ?? (word.endsWith('e') ? `${word}d` : `${word}ed`);
  return `${/year/i.test(when) ? 'when' : when} ${/[^s]s$/.test(thing) ? 'were' : 'was'} ${thing} ${done}`;
}

/** "The sidewalk / steps" are two things of one question; "hoa / is there a gym" are two questions. */
const besideSlash = new RegExp(`(?<=\\w) / (?=\\w)(?!${starter}\\b)`, 'gi');

/** Short forms that would hide where one question ends: "sqft n yr built", "8 lbs. would that be ok". */
const written = (message: string) =>
  message
    .replace(opening, '')
    .replace(whichPlace, '$1')
    .replace(/(?<=\band )(?:roughly|about|approximately) (?=how (?:much|many|big|large|old)\b)/gi, '')
    .replace(wish, 'does it have $1')
    .replace(leadingPeriod, '$1 ')
    .replace(byThem, passive)
    .replace(/(?<=\w) (?:n|&|\+) (?=\w)/gi, ' and ')
    .replace(besideSlash, ' and ')
    .replace(/\b(lbs?|yrs?|mos?|sq|ft|apt|approx|vs|st)\.(?= [a-z])/gi, '$1')
    .replace(/\b(?:sq\.? ?ft|sqft)\b/gi, 'square feet')
    .replace(/\byr built\b/gi, 'year built')
    .replace(besides, '')
    .replace(named, '$2 $1 ');

/** "I have two dogs. Is that a problem?" is one question. */
function joinRemark(message: string): string {
  return joinNeeds(message).replace(
    /\b(?:i|we)(?:'ve| have|'re bringing| own)(?: got)? (?:an? |my |our |two |three |2 |3 |one )*((?:(?:big|small|large|little|old) )?(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|horses?|chickens?|boats?|rvs?|trailers?|campers?|motorcycles?))\b[^.?!]{0,40}[,.;!-]+\s*(?:so |and )?(?:is|are|would|will|does)(?: it| that| they| he| she| this)*(?: be)? (?:an? problem|an issue|ok(?:ay)?|allowed|fine|alright|permitted|welcome|cool|matter)\b/gi,
    'are $1 allowed',
  );
}

const helpers = '(?:live-in )?(?:nanny|au pair|housekeeper|maid|caregiver)';
const needs: readonly (readonly [said: RegExp, asked: string])[] = [
  [
    /\b(?:i|we) (?:(?:already|currently|still|do) )*(?:own|have) (?:an?|another|our own|my own) (?:other |second )?(?:condo|house|home|place|apartment|property|co-op|townhouse)\b[^.?!,;]{0,30}[,.;!]+ *(?:so |and )?(?:can|could|would|will|am|are|do) (?:i|we) (?:still )?(?:be )?(?:qualify|able|eligible|allowed|buy|purchase)\b[^.?!]*\??/gi,
    'can i buy it if i own another home?',
  ],
  [
    new RegExp(
      `\\b(?:i|we) (?:have|need|bring|want|employ) (?:an? |our )?(${helpers})(?: and (?:an? )?${helpers})?[,.;]+ (?:so )?where (would|will|could|can|do|does) (?:she|he|they) (?=sleep|live|stay)`,
      'gi',
    ),
    'where $2 the $1 ',
  ],
  [
    /\b(?:i|we) (?:saw|read|heard|noticed) (?:something |that there is |there's |there is )?(?:about )?(?:an? |the )?(?:special |capital )?(assess?ments?)[,.;]+ (?:so )?(?=how (?:much|long)\b)(how (?:much|long))(?! is)/gi,
    '$2 is the $1',
  ],
  [
    /\b[^.?!]*\bif there (?:was|were) (somewhere|anywhere|a place|room|space) ([^.?!]+)[.?!]+\s*is there(?: one)?\?*/gi,
    'is there $1 $2?',
  ],
  [
    /\b(?:(?:me and )?(?:my|our) [\w-]+(?: and (?:i|me|my [\w-]+))?|i|we|(?:he|she) and i)\b[^.?!,;]*\b(?:make|makes|earn|earns|bring in|gross) [^.?!;]*?\$?\d[^.?!;]*?[,.;]+ *(?:so |and )?(?:are|am|do|would|will|is) (?:we|i|that) (?:still |be |fall |come in )*(?:under|over|within|above|below|meet|qualify|fit|make|ok(?:ay)?|too (?:much|high|rich))\b[^.?!]*\?*/gi,
    'what is the income limit?',
  ],
];

/**
 * "We have a nanny, where would she sleep?", "I saw something about an assessment. How much?", "We make 90k, are we under
 * the cap?": the question is about what was said before it.
 */
const joinNeeds = (message: string) =>
  needs.reduce((text, [said, asked]) => text.replace(said, asked), message);

const frame =
  /^((?:so |and |also )?(?:how (?:old|much|big|far|long)(?: is| are)?|how many|(?:does|do|did|has|will) (?:it|this|they|the [\w -]{3,20}?|each \w+|every \w+) (?:have|come with|include|offer)|when (?:was|were|is|are)|what (?:is|are|year (?:is|are|was|were)|brands?(?: of| is| are)?)|what about|is there|are there|is|are|do|does|did|has|have|any|can i have)(?: there)?(?: any| an?| the)?) (.+)$/i;
const frameEnd =
  /^(.+?)( (?:(?:to )?stay(?:ing)?|stays|included?|convey|allowed|ok|okay|covered|extra|replaced|updated|new|done|redone|come with (?:it|the \w+)|work(?:ing)?|paid|together|total|combined|available|installed|(?:are|is) there|(?:do|does) (?:it|this|they|the \w+) have|on (?:site|the property)))?$/i;
const maxItemWords = 3;

/** "Is there a pool, a gym or a sauna", "how old are the furnace, ac and roof": as many questions in the same frame. */
function splitList(question: string): string[] {
  const { text } = readQuestion(question);
  if (/\b(?:together|total|combined|altogether|or|plus|im|i'm|my|our)\b|^where\b/.test(text))
    return splitNamed(question);
  const [, head = '', rest = text] = frame.exec(text) ?? [];
  const [, list = '', tail = ''] = frameEnd.exec(rest) ?? [];
  const listed = list.split(/\s*,(?!\d{3}(?!\d))\s*(?:and\s+)?|\s+and\s+|\s*&\s*/);
  const items = listed.map((item) => item.replace(/^(?:the|an?|any|my) /i, ''));
  const isThing = (item: string) =>
    item.split(' ').length <= maxItemWords &&
    (readQuestion(item).things.length > 0 || findKindred(item).some(({ isQuality }) => !isQuality));
  if (items.length < 2 || !items.every(isThing)) return splitNamed(question);
  if (isOneThing(list)) return [`${head} ${list}${tail}`.trim()];
  // "An elevator and a doorman": each has its own article.
  return listed.map((item, at) =>
    `${item === items[at] ? head : head.replace(/ (?:an?|the|any)$/i, '')} ${item}${tail}`.trim(),
  );
}

/** "Washer and dryer", "water and sewer", "heating and cooling" are asked for as one. */
const isOneThing = (list: string) =>
  readQuestion(list).things.some(({ from, to }) => to - from === list.length);

/** Things that the lists know, with nothing but a comma or an "and" between them. */
function splitNamed(question: string): string[] {
  const { text, things } = readQuestion(question);
  // A washer and a dryer stand in one place.
  if (
    new Set(things.map(({ concept }) => concept.id)).size < 2 ||
    /\b(?:together|total|combined|altogether)\b/.test(text)
  )
    return [question];
  const between = things.slice(1).map(({ from }, at) => text.slice(things[at]?.to ?? 0, from));
  const isList = between.every((gap) =>
    /^\s*(?:,|and|&|\/|plus|as well as|,\s*and)\s*(?:also )?(?:an? |the |any |what (?:is|are) (?:the )?|how (?:much|many) (?:is|are)? ?(?:the )?|its? )?$/.test(
      gap,
    ),
  );
  if (!isList) return [question];
  const [head, tail] = [text.slice(0, things[0]?.from), text.slice(things.at(-1)?.to)];
  // "The hot tub and pool robot": what follows the last name belongs to it alone.
  const own =
    /^ (?!stay|convey|includ|allow|ok|cover|extra|replace|update|come)[a-z]{4,}(?= (?:stay|convey|includ|come|work|allow))/.exec(
      tail,
    )?.[0] ?? '';
  return things.map(({ from, to }, at) =>
    at === things.length - 1
      ? `${head}${text.slice(from, to)}${tail}`
      : `${head}${text.slice(from, to)}${tail.slice(own.length)}`,
  );
}

export function withoutFollowUp(question: string): string {
  return question.replace(followUp, '').trim() || question;
}

const adjunct =
  /,?(?: (?:at night|(?:over|out|up|down|in) there|around (?:there|here)|there|here|right now|these days|at all|for me|then|too|anyway|ok(?:ay)?|by any chance|every day|all the time|on weekends))+(?=[?.!]*$)/;

/** "Can I swim there at night": where and when it is done names nothing more. */
export const withoutAdjunct = (question: string) => question.replace(adjunct, '');
