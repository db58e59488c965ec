import type { Qualifier } from './feature.ts';
import { closeBy, placesNearby } from './places-nearby.ts';
import type { Scope } from './read-scopes.ts';
import { isRoomItself } from './read-spot.ts';

const before: [Qualifier, RegExp][] = [
  // "Replaced a former terrace", "converted from a two-car garage": no longer there.
  [
    'gone',
    /\b(?:former|erstwhile|(?:once|formerly|originally|previously) (?:an? |the )|(?:converted|transformed|repurposed|reclaimed|carved) (?:from|out of) (?:an? |the |what was )(?:(?:former|old|original) )?|replac(?:ed|es|ing) an? (?:old |original )?|used to be (?:an? |the ))(?:[\p{L}\d-]+ ){0,2}$/iu,
  ],
  [
    'negated',
    /\b(?:no|without|not(?! (?:to mention|only|just|merely)\b)|lacks?|never|isn't|doesn't have|(?<!(?:sub|net)[- ])zero(?![- ](?:edge|entry|depth|threshold|clearance|lot|energy|step|barrier))|nor)\b[^,;]{0,28}$/i,
  ],
  [
    'potential',
    /\b(?:potential|possib\w+|conversion (?:to|into)|could|room for|space for|ready for|wired for|plumbed for|option(?:al|s)?|opportunity to(?! (?:own|live|purchase|acquire|buy|call|enjoy))|easily (?:be|convert|expand|add|create|accommodat\w+)|convert\w*|(?:re)?create|re-?install|(?:for|of) creating|pre-?wired|rough(?:ed)?-?in|allow(?:ing|s|ed|ance)?|permit(?:s|ted)?|bring your|imagine|would make|can be|may be|power for|add(?:ing)? an?|expand|build|approved for|serves? as|uses? as|(?<!currently )used as|doubles? as|flex(?:ib\w+)? as|(?:functions?|works?)(?: \p{L}+ly)? as|envision|flexibility for|flexible space for|well[- ]suited for)\b(?:(?! and (?:flows?|opens?|leads?) )[^.;]){0,60}$/iu,
  ],
  // Everything in a plan is a plan, to the end of its sentence.
  [
    'potential',
    /\b(?:allows? for|plans? (?:for|include|show|call for)|possibilit(?:y|ies) (?:of|for|include)|can be configured)\b[^.;]{0,200}$/i,
  ],
  // What follows ", featuring" exists again.
  [
    'potential',
    /\b(?:perfect|i?deal|suitable|great|excellent) (?:for|as)\b(?:(?!, (?:featuring|with|offering|including|plus|and an? )|\bfeaturing\b)[^.;]){0,60}$/i,
  ],
  [
    'planned',
    /\b(?:planned|proposed|to be|coming soon|under construction|will (?:be|have|feature)|future|upcoming|slated)\b[^.;]{0,40}$/i,
  ],
  ['planned', /^\W*per (?:the )?(?:floor ?)?(?:plans?|developer)\b[^.;]{0,160}$/i],
  // The buyer still chooses which counters there will be.
  ['potential', /\b(?:can|may) (?:still )?(?:select|choose|pick|customize)\b[^.;]{0,90}$/i],
  ['nearby', placesNearby],
  ['nearby', closeBy],
  [
    'shared',
    /\b(?:shared|common|communal|community|(?<!\b(?:State|Chrysler|Flatiron|Woolworth) )building(?:'s|’s)?|residents?(?:'|’)?|association|complex|amenities|(?<!\b(?:an?|one|your) (?:[a-z]+ )?)amenity|full-service)\b[^.]{0,160}$/i,
  ],
  ['extra-cost', /\b(?:leased|rented) (?:\p{L}+ )?$/iu],
  // "Two rear units have decks": the other units don't.
  [
    'other-unit',
    /\b(?:one|two|three|some|\d) (?:of the )?(?:\p{L}+ )?(?:units|apartments|residences) (?:also )?(?:ha(?:s|ve)|includes?|features?|offers?|enjoys?|come with)\b[^.;]{0,90}$/iu,
  ],
  [
    'other-unit',
    /\b(?:penthouse|select|some|certain|many|several|larger) (?:homes|units|residences|apartments) (?:also )?(?:have|feature|offer|include|enjoy|come)\b[^.;]{0,90}$/i,
  ],
  ['extra-cost', /\bavailable for (?:a|an additional) fee\b[^.;]{0,120}$/i],
  // The door of the apartment downstairs belongs to that apartment.
  [
    'other-unit',
    /\bthe (?:second|third|other|rental|guest|garden|lower) (?:residence|apartment|unit|home)\b[^.;]{0,120}$/i,
  ],
  [
    'other-unit',
    /\b(?:in-law|guest|au pair|rental|self-contained)\b[^.;,]{0,30}\b(?:unit|apartment)\b(?: (?:has|with|featuring|offers))? (?:its own )?[^.;,]{0,20}$/i,
  ],
  [
    'other-unit',
    /\b(?:unit (?:\d|[A-D]\b|one|two|three)|(?:first|second|third|1st|2nd|3rd|top|garden|upper|lower|each|every|rental|other|both|one)[- ](?:floor )?(?:unit|apartment)s?)\b[^.]{0,90}$/i,
  ],
];
/** A way to the garage belongs to the home; a way to the roof or garden may be shared. */
const wayTo = /\baccess to (?:the )?(?!an? |your |private )[^.;]{0,40}$/i;
const oftenEverybodys =
  /\b(?:roof\w*(?: deck| terrace)?|garden|terrace|courtyard|pool|gym|beach|park|trail)s?$/i;
/** Looked at or owned by others: "overlooking the gardens of the neighboring homes", "the High Line's gardens". */
const elsewhere =
  /\b(?:overlook\w*|(?:views?|vistas?) (?:of|over|to|onto|toward)|look(?:s|ing)? (?:out )?(?:on|onto|over|toward)|(?<!-)facing|neighbor\w*(?:['’]s?)?)\b[^.;,]{0,50}$|(?<!\b(?:home|house|building|unit|residence|apartment|owner|chef|butler|cook|entertainer|gardener|suite|kitchen|today|world|city|nature))['’]s (?:[\p{L}-]+ ){0,2}$/iu;
/** "Set up like a primary suite": it isn't one. */
const likened =
  /\b(?:set up|laid out|arranged|outfitted|styled|furnished|feels?|lives?|acts?|functions?|almost|more|much) like (?:an? |your own )?(?:[\p{L}-]+ ){0,2}$/iu;
/** "The spirit of old artist studios": a building's style, not its rooms. */
const inTheManner =
  /\b(?:spirit|air|character|feel|look|ambian\w+|aura|romance|manner|memory|scale|charm) of (?:[\p{L}\d'’-]+ ){0,4}$/iu;
const roomOrHouse =
  /\b(?:studios?|lofts?|town ?houses?|brownstones?|houses?|mansions?|cottages?|librar(?:y|ies)|conservatory|villas?)$/i;
/** "A fifth bedroom or game room" is one room that may be either. */
const orElse =
  /\b(?:bed ?room|office|den|study|library|nursery|gym|playroom|room|suite|space|area)s? or (?:as )?(?:an? |your )?(?:[\p{L}'’-]+ ){0,2}$/iu;
/** "A bedroom/office/den" is one room. A living/dining room is both. */
const slashed = /\b(?!(?:living|kitchen|family|great)\b)\p{L}+(?: room)? ?\/ ?(?:\p{L}+ )?$/iu;
/** "It makes a perfect study, music room, or den": it isn't any of them yet. */
const madeInto =
  /\b(?:ma(?:kes?|king)|creat(?:es|ing)|becomes?|provid(?:es?|ing)|offer(?:s|ing)?) (?:it |them |for )?(?:an? |the |your )?(?:ideal|perfect|excellent|great|wonderful|terrific) (?:(?!(?:flow|setting|balance|backdrop|blend|mix|spot|retreat|storage|light|with|featuring|including|between|of|and|plus)\b)[\p{L}'’/-]+,? ){0,6}$/iu;
/** A movie area is part of the living room. */
const areaFor =
  /\b(?:areas?|one|other|corner|zone|section|nook) (?:(?:designed|perfect|ideal|reserved|set aside) )?for (?:an? |your |the )?(?:\p{L}+ )?$/iu;
/** A few pots don't make a garden, and neither does what one can learn with them. */
const noGarden = (textBefore: string, textAfter: string) =>
  /\bcontainer $/i.test(textBefore) ||
  /^[- ](?:skills?|dreams?|ideas|hobby|part(?:y|ies))\b/i.test(textAfter);
/** Removed, or never installed. */
const gone =
  /^,?(?: (?:which|that))?,? (?:(?:was|were|has been|have been|had been) (?:since )?(?:removed|taken out|torn out|disconnected|decommissioned|never (?:installed|finished|built))|(?:is|are) (?:not (?:installed|connected|included|there)|gone|missing))\b/i;
/** "The wall to the dining room was removed": the wall, not the room. */
const partOfIt = /\b(?:in|of|from|to|off|between|behind|under|for) (?:the |your )?(?:\p{L}+ )?$/iu;
const after: [Qualifier, RegExp][] = [
  // "With its own entrance, the second residence has": the entrance is that residence's.
  [
    'other-unit',
    /^, the (?:second|third|other|rental|guest|garden|lower) (?:residence|apartment|unit|home)\b/i,
  ],
  [
    'extra-cost',
    /^[^.;]{0,45}(?:\$\d|\b(?:(?:additional|extra) (?:cost|fees?|charges?|monthly|rent)|not included)\b)|^[^.,;]{0,30}\b(?:available (?:for|at|to)|for (?:purchase|sale|rent|an additional|additional|lease)|(?:rental|leased|leasing|waitlist|wait list)\b|separately|can be (?:purchased|rented|bought)|additional \$|included? for)/i,
  ],
  [
    'extra-cost',
    /^(?: and [^.,;]{3,45})? (?:is|are) (?:also )?(?:available (?:for|at|to)|sold separately|offered separately)\b|^ sold separately\b/i,
  ],
  // "Garage parking additional." Extra storage in a basement costs nothing, though.
  ['extra-cost', /^ (?:is |are |at )?(?:an? )?(?:additional|extra)\s*(?:[.!;]|$)/i],
  [
    'potential',
    /^[^.,;]{0,20}\b(?:potential|possible|possibilit|option|(?:could|can) be(?! (?:used|converted|turned|set up|made))|ready|permitted|allowed|with (?:board )?approval)\b/i,
  ],
  // "(Not currently installed)"
  ['potential', /^[^.;,]{0,30}\bnot (?:currently |yet )?installed\b/i],
  ['planned', /^ (?:is )?(?:scheduled|planned|slated) for\b/i],
  [
    'planned',
    /^ ?\(?(?:is |are )?(?:currently )?(?:under(?:going)? (?:an? )?(?:\w+ )?(?:renovation|construction)|being renovated)/i,
  ],
  // "Pets, washers and co-purchasing are permitted" doesn't mean there's a washer.
  ['potential', /^[^.;]{0,120}\b(?:is|are) (?:all |also )?(?:permitted|allowed)\b/i],
  ['potential', /^ (?:hook[- ]?ups?|(?:pre-?)?wir(?:ing|ed)|rough[- ]?ins?|prep)\b/i],
  ['alternative', /^\s*(?:or\s+|\/\s*)\p{L}+|^[^.;]{0,40}\bconverted\b/iu],
  [
    'shared',
    /^[^.,;]{0,14}\b(?:in|on) (?:the )?(?:building|premises|every floor|each floor|each tower)\b|^[^.,;]{0,20}\bfor (?:all )?(?:residents|owners)\b/i,
  ],
  [
    'nearby',
    /^[^.;]{0,24}\b(?:(?<!(?:bedrooms?|rooms?) )nearby(?! \p{L}+ (?:room|bath))|(?<!\b(?:tucked|hidden|stowed|stored|set|folds?|slides?|locked) )away|down the (?:street|block)|around the corner|within (?:walking|blocks|minutes)|(?:all|just|only) within|within (?:an? |\d+ |one |two |three |four |five |few )+(?:blocks?|minutes?|miles?)|next door)\b/iu,
  ],
];
/** "Cafes, gyms and the Alder Club seconds away": the end of the list locates all of it. */
const oftenElsewhere = /\b(?:gyms?|fitness (?:centers?|clubs?)|pools?|playgrounds?|dog parks?)$/i;
const listEndsAway =
  /^(?:(?!\b(?:is|are|has|with)\b)[^.;]){0,80}\b(?:seconds|minutes|moments|steps|blocks?) away\s*(?:[.!]|$)/i;
/** An available space can be bought or rented; nothing says it comes with the home. */
const oftenOnOffer = /\b(?:parking(?: spaces?| spots?)?|garage(?: spaces?| spots?)?)$/i;
const own =
  /(?<!\b(?:association|building|community|complex)['’]s (?:[\p{L}-]+ ){0,3})\b(?:private|exclusive|own|in-unit|personal|individual|deeded|assigned)\b[^,;.]{0,25}$/iu;
const scoped: Partial<Record<Scope, Qualifier>> = {
  building: 'shared',
  area: 'nearby',
  imagined: 'potential',
};

/** "A dining area that could be used as an office" is a dining area. */
const otherUse =
  /\b(?:could|can|may|might) (?:easily |also )?(?:be (?:used|converted|turned|set up|made)|serve|double|function|become)\b/i;
const supposed =
  /\b(?:could|can|may|might|imagine|envision|plans?|proposed|potential|possib\w+|would|will|opportunity|option)\b/i;

/** Everything around a feature's name that makes it less than certain, or not this home's own. */
export function readQualifiers(
  textBefore: string,
  matched: string,
  textAfter: string,
  scope: Scope,
): Qualifier[] {
  const found = new Set<Qualifier>();
  const inherited = scoped[scope];
  const isThere = inherited === 'potential' && otherUse.test(textAfter) && !supposed.test(textBefore);
  if (inherited && !isThere) found.add(inherited);
  if (/\b(?:garden|courtyard|terrace|pool|yard|patio|park)s?$/i.test(matched) && elsewhere.test(textBefore))
    found.add('nearby');
  if (oftenEverybodys.test(matched) && wayTo.test(textBefore)) found.add('nearby');
  for (const [qualifier, pattern] of before) if (pattern.test(textBefore)) found.add(qualifier);
  for (const [qualifier, pattern] of after) if (pattern.test(textAfter)) found.add(qualifier);
  if (oftenElsewhere.test(matched) && listEndsAway.test(textAfter)) found.add('nearby');
  if (oftenOnOffer.test(matched) && /^ (?:is|are) (?:also )?available\s*(?:[.!]|$)/i.test(textAfter))
    found.add('potential');
  const isInstalledHere = /\bfor an? (?:\p{L}+ )?$/iu.test(textBefore);
  if (gone.test(textAfter) && (isInstalledHere || !partOfIt.test(textBefore))) found.add('gone');
  if (/\b(?:shared|common|communal|community|residents?'?)\b/i.test(matched)) found.add('shared');
  // A space included with the home belongs to it.
  if (
    /^[^.;]{0,40}\b(?:included(?! in\b(?! (?:the |this |your )?(?:price|sale|purchase|asking)))|conveys?|deeded)\b/i.test(
      textAfter,
    )
  )
    found.delete('shared');
  const isOthers = /\b(?:association|building|community|complex)['’]s (?:[\p{L}-]+ ){0,3}$/iu.test(
    textBefore,
  );
  const isOwn = own.test(`${textBefore} `) || /\b(?:private|in-unit)\b/i.test(matched);
  // In a paragraph about the building, "private" keeps out strangers, not neighbors.
  const isTheirs =
    scope === 'building' && !/\b(?:your|own|in-unit|exclusive)\b/i.test(`${textBefore} ${matched}`);
  if (!isOthers && isOwn && !(isTheirs && oftenEverybodys.test(matched))) found.delete('shared');
  // "It lives like new construction": it isn't.
  if (/^new/i.test(matched) && /\b(?:like|as) (?:an? )?$/i.test(textBefore)) found.add('alternative');
  if (isRoomItself(matched) && (orElse.test(textBefore) || slashed.test(textBefore)))
    found.add('alternative');
  if (isRoomItself(matched) && (areaFor.test(textBefore) || madeInto.test(textBefore)))
    found.add('potential');
  if (inTheManner.test(textBefore) && roomOrHouse.test(matched)) found.add('alternative');
  if (likened.test(textBefore) || (/gardens?$/i.test(matched) && noGarden(textBefore, textAfter)))
    found.add('alternative');
  // "This carriage house has two floors": that's the home itself, not a second house behind it.
  if (
    /^(?:carriage|coach) house$/i.test(matched) &&
    /\b(?:this|context of a)\b[^,;]{0,60}$/i.test(textBefore)
  )
    found.add('alternative');
  // "The whole district as your backyard" isn't a backyard.
  if (/yard$/i.test(matched) && /\bas (?:your|its|the) (?:\p{L}+ )?$/iu.test(textBefore))
    found.add('alternative');
  // Storage in the basement doesn't give the home a basement.
  if (
    /basement$/i.test(matched) &&
    /\bstorage\b[^,.;]{0,30}\bin (?:the |a )?(?:building['’]s |building )?$/i.test(textBefore)
  )
    found.add('shared');
  // "A storage room in the garage" tells whose room it is, not whose garage.
  if (/garage$/i.test(matched) && /\b(?:in|inside|within) the $/i.test(textBefore)) found.add('shared');
  return [...found];
}
