import { adPhrases, agentTalk, people } from './data/ad-words.ts';
import { broken } from './data/broken-phrases.ts';
import { garbled } from './data/garbled-phrases.ts';
import { hasPraise } from './drop-praise.ts';
import { findLoss } from './find-loss.ts';
import { readClause } from './read-clause.ts';
import { spellMeasures } from './spell-measures.ts';

const [minWords, maxWords] = [4, 26];
const maxFigures = 4;
const maxThings = 4;
/** Above this share of capitals, it's a headline. */
const maxCapitals = 0.5;
/** "It's near" plus a row of names isn't a statement. */
const maxNames = 0.75;

/** A sentence can't start with one of these: a command, a word that points elsewhere, or a leftover. */
const badStart: readonly RegExp[] = [
  /^(?:enjoy|step|relax|discover|imagine|experience|come|bring|call|contact|see|visit|walk|stroll|dine|shop|live|own|make|take|picture|explore|unwind|cook|host|entertain|gather|escape|retreat|welcome|introducing|presenting|prepare|keep|add|build|do|don't|let|please|note|ask|schedule|move|head|ascend|descend|enter|pass|continue|savor|soak|begin|start|find|park|look|get|be|consider|choose|use|create|design|customize|just|say|buyer|perfect)\b/i,
  /^(?:this|these|those|they|she|he|its|their|his|her|here|that|both (?:are|have|of|share)|one (?:is|of|has|with)|another (?:is|has)|some|others?|each (?:is|has|of (?:them|these|those|which))|all (?:are|of (?:this|these|which))|the (?:former|latter|others?|same|space|look|vibe|feel|effect|palette|result|combination of)|such|same|what|which|who|where|when|why|how|if|whether|as|because|not only|more|in addition|additionally|with|other|additional (?:features|highlights|perks)|from the moment|now|then|once|upon|the (?:details|features|finishes|highlights|fixtures|materials|updates|upgrades) include|the (?:thoughtful )?design includes|practical)\b(?!-)/i,
  /^(?:\d+|two|three|four) (?:have|are|has|is|with|of (?:them|these|those|which))\b/i,
  /^(?:located|situated|nestled|perched|tucked|sorry)\b/i,
  /^(?:adjacent|beyond|opposite)(?:,| is\b| are\b)|^stepping\b/i,
  // "There's one off the den and another off the hall": one of what?
  /^There(?:'s| is| are) (?:one|two|three|four) (?:off|in|on|for|from|at|of)\b/i,
  // "A mill in 1866, the home's facade", "cheerful and the layout": leftovers of a longer beginning.
  /^An? [^,]+, (?:the|this|it)\b|^\p{L}+ and (?:the|its) /iu,
  /^(?:and|or|but|so|while|plus|to(?! the (?:north|south|east|west|rear|left|right) of)|for|of|by|than|also|including|featuring|offering|is|are|has|have|there (?:is|are)?$)\b/i,
];
/** Words that point to another sentence, wherever they are. */
const pointing =
  /\b(?:this (?!week|month|year)\S+|there's the|(?:anchors?|completes?|fills?|brightens?|framing|in|of|to) the (?:room|space)(?! of|'s)|these|here|(?:of|in|to|with|from|for|on|by) (?:it|them|that|those)|(?:make|makes|making|made|gives?|giving|keeps?|surrounds?|transforms?) (?:it|them)|aforementioned|as mentioned|see (?:photos|attached)|the following|above-mentioned|on either side(?! of)|corresponding|grandkids)\b/iu;
const secondPerson = /\b(?:your|yours|yourself|you(?! can| could))\b|\byou(?:'ll|'re|'ve)\b/i;
const danglingEnd =
  /\b(?:the|an?|and|or|of|with|as|to|in|on|at|by|for|from|its|their|that|which|where|including|featuring|into|onto|over|plus|both|is|are|has|have|was|were|very|while|yet|but|though|although|each|between|than|own|such|all|designed|it|allows?|works?|offers?|provides?|features?|includes?|boasts?|makes?|gives?|brings?|overlooks?)\.$/i;
/** "As the C.": a leftover of "the C and K lines". */
const letterEnd = / (?:(?!I\.|A\.)\p{Lu}|the \d)\.$/u;
/** "The suite is positioned": says nothing without the adverb of praise. */
const emptyPredicate =
  /\b(?:is|are|been|was|were) (?:well |fully |completely )?(?:appointed|positioned|designed|sized|located|situated|laid out|proportioned|equipped|maintained|crafted|finished|done|styled|detailed|planned|built|clad|considered|flexible|functional)(?: and \p{L}+)?(?:\.$|, with )|\b(?:is|are) (?:the|an?) (?:\p{Ll}+ )?(?:space|room|home|residence|place|area|spot|apartment|layout|building|kitchen|location)\.$/iu;
const signs = /\p{Ll}{3}\. ?\p{L}|[;:()"“”*|/[\]{}<>#?!…•~_=^]|\.\.|—|–|\s-|-\s|, ?,|\s,|\.\s*\.|\+/u;
const shouting = /\b(?!HVAC|LEED|ADUs?\b)\p{Lu}{4,}\b|\b(?:ALL|NEW|AND|NOT|TWO|BIG)\b/u;
/** An abbreviation that a voice would spell out. */
const shorthand =
  /\b(?:BR|BA|SF|SS|LR|DR|MBR|WBFP|GBFP|sq|ft|bldg|apt|incl|approx|min|mins|flr|rm|bsmt|fp|w|hdwd|gar|appl|lbs|UWS|UES|OSF|RE|Jr)\b\.?/;
const superlative =
  /\b(?:most (?!of|recent)\p{L}+|nicest|greatest|hottest|chicest|coolest|hippest|trendiest|loveliest|prettiest|top (?!floor|level|of|two|three|unit|deck|and|shelf|bunk)\p{Ll}+|premier|premium|#1|number one|unlike any)\b/iu;

/** "It has a den, a bath, oak floors", "it has tall doors, wall coverings". */
const hasOpenList = (clause: string) =>
  /\b(?:has|have|includes?|there's|there are|with|hosts?|offers?|provides?|contains?) (?!been|.* (?:and|or|plus) )[^,]+,(?: [^,]+,)* (?!an? |the |one |each |all |both |with |in |on |which |that |where |plus |including |\p{L}+(?:ing|ed) )[^,]+\.$/iu.test(
    clause,
  ) || endsOpen(clause);
/** "A pool, cardio, weight rooms, a sauna": four items with no "and". */
const endsOpen = (clause: string) => {
  const chunks = clause.split(/,(?!\d) /);
  return (
    chunks.length > maxThings - 1 &&
    !/ (?:and|or|plus) /.test(` ${chunks.at(-1)}`) &&
    !tail.test(chunks.at(-1) ?? '')
  );
};
const tail = /^(?:with|which|where|that|in|on|at|just|including|plus|one|each|all|both|\p{L}+(?:ing|ed))\b/iu;
/** "It has a hookup, there's a laundry room": two sentences with a comma between them. */
const hasSplice = (clause: string) => {
  const parts = readClause(spoken(clause));
  if (/\p{L}{4,}(?<!\b(?:Blvd|Ave|Bldg))\. \p{L}/u.test(clause)) return true;
  return parts?.lead === '' && /, (?:there(?:'s| is| are)|it(?:'s| is| has)|they|you) /.test(clause);
};

/** Statements that say nothing: "The kitchen has counters." */
const saysNothing =
  /^(?:the |it |there )?[\p{L}' -]*?(?:\b(?:has|have|is|are|includes?|offers?|features?)|'s) (?:(?:an?|the|plenty of|more|large|new|multiple|several|(?:indoor|interior) and (?:outdoor|exterior)|additional|modern|high|big|period|second|third|2nd|3rd|other|another|great|living|dining|family|primary|guest|(?:two|three|four|\d) (?:additional|more|other|guest|secondary)) )*(?:suites?|nook|nook in the hallway|living areas?|appliances|cabinetry|cabinets|lighting|fixtures|finishes|details|closets?|storage|counters|countertops|(?:counter|closet|cabinet|storage|living) space|space|spaces|rooms?|views?|(?:natural )?light|sunlight|windows|ceilings|floors|flooring|stone(?: and hardware)?|services(?: and amenities)?|(?:the )?fixtures and finishes|proportions|materials|hardware|design|layout|floor ?plan|kitchen|bathrooms?|baths?|bedrooms?|home|condo|apartment|unit|location|neighborhood|amenities|features|access|sized|block|street|options|flow|residence|property)(?: throughout)?\.$/iu;

/** Room for clothes is worth saying of bedrooms. */
const ofBedrooms =
  /^(?:The|Both|Each|All|Every)\b[^.,]*\b(?:bedrooms?|suites?)\b[^.,]* (?:has|have|includes?) (?:plenty of|ample|abundant) closet space\.$/iu;

/** Every home has shops nearby; a name or a train would say something. */
const anyPlaces =
  /^[\p{L}' ]+? (?:is|'s)? ?(?:just |only |all |within )*(?:near|close to|(?:\w+ )?(?:from|to|of)|surrounded by) (?:(?:dining|shops|shopping|restaurants|caf[eé]s|entertainment|nightlife|galleries|eclectic|cultural|hotspots|retail|options|boutiques|local|historic|brownstones|landmarks|great|more|and|bars|eateries|services|stores|establishments|major|thoroughfares)(?:,? |(?=\.)))+\.$/iu;

const wordsIn = (clause: string) => clause.split(' ');
const count = (clause: string, pattern: RegExp) => clause.match(pattern)?.length ?? 0;
const spoken = (clause: string) =>
  clause
    .replace(/^(It|There)'s /, '$1 is ')
    .replace(/, there's /, ', there is ')
    .replace(/\.$/, '');

/** How many items a clause's commas separate, not counting what comes before its subject. */
function thingsIn(clause: string): number {
  const said = clause.slice(readClause(spoken(clause))?.lead.length ?? 0);
  return count(said, /,(?!\d)/g) + (/, (?:and|or|plus) /.test(said) ? 1 : 1 + count(said, / and [^,]+$/g));
}

/** Why a text isn't a statement, the simplest reasons first. */
const refusals: readonly [string, (clause: string) => boolean][] = [
  ['too short', (clause) => wordsIn(clause).length < minWords],
  ['too long', (clause) => wordsIn(clause).length > maxWords],
  ['no sentence', (clause) => !/^[\p{Lu}\d].*[^.]\.$/u.test(clause)],
  ['no finite verb', (clause) => readClause(spoken(clause)) === undefined],
  ['begins elsewhere', (clause) => badStart.some((start) => start.test(clause))],
  ['points elsewhere', (clause) => pointing.test(clause)],
  ['ends too early', (clause) => danglingEnd.test(clause) || letterEnd.test(clause)],
  [
    'says nothing',
    (clause) =>
      (saysNothing.test(clause) && !ofBedrooms.test(clause)) ||
      anyPlaces.test(clause) ||
      /^Shopping establishments are|\bprovides? (?:even )?more space\.$|^It's in one of [\p{L} ]+'s neighborhoods\.$/u.test(
        clause,
      ) ||
      emptyPredicate.test(clause),
  ],
  ['garbled', (clause) => garbled.some((phrase) => phrase.test(clause))],
  [
    'list without an end',
    (clause) => hasOpenList(clause.replace(/-(?:bedroom|story|wide|foot|floor), /g, ' ')),
  ],
  ['two sentences', hasSplice],
  ['signs', (clause) => signs.test(clause.replace(/\.$/, ''))],
  ['shouts', (clause) => shouting.test(clause)],
  ['shorthand', (clause) => shorthand.test(clause)],
  ['speaks to the reader', (clause) => secondPerson.test(clause)],
  ['superlative', (clause) => superlative.test(clause)],
  ['people', (clause) => people.test(clause)],
  ['agents', (clause) => agentTalk.test(clause)],
  ['ad', (clause) => adPhrases.some((phrase) => phrase.test(clause))],
  ['praise', hasPraise],
  [
    'headline',
    (clause) =>
      count(clause, /(?<= )\p{Lu}\p{Ll}/gu) / wordsIn(clause).length >
      (/^It(?:'s| has) \p{Ll}/u.test(clause) ? maxNames : maxCapitals),
  ],
  ['figures', (clause) => count(clause, /\d[\d,.]*/g) > maxFigures],
  ['long list', (clause) => thingsIn(clause) > maxThings],
  ['broken', (clause) => broken.some((phrase) => phrase.test(clause))],
];

/** Why a host can't say this as her own; undefined if she can. */
export function findRefusal(clause: string, sentence: string, before?: string): string | undefined {
  const [reason] = refusals.find(([, isRefused]) => isRefused(clause)) ?? [];
  if (reason) return reason;
  return (
    findLoss(clause, sentence) ?? (hasOnlyItsWords(clause, sentence, before) ? undefined : 'words of its own')
  );
}

/**
 * Whether a host can say this as her own: a whole sentence with a verb, short enough for one breath, with no word its
 * source lacks, and nothing that points elsewhere, sells, or mentions people. The last check for every form.
 */
export function isStatement(clause: string, sentence: string, before?: string): boolean {
  return findRefusal(clause, sentence, before) === undefined;
}

/** Words a retelling may add: the small ones that hold a sentence together, and spelled-out measures. */
const added =
  /^(?:it|its|it's|has|have|had|is|are|was|were|there|there's|you|you'd|the|an?|and|find|inside|outside|with|of|in|on|plenty|plus|include|within|from|opens?|to)$/;
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .match(/[\p{L}\d']+/gu) ?? [];
const stem = (word: string) => word.replace(/(?:'s|es|s|ed|ing)$/, '');
/** Only a sentence that refers to the previous one takes its subject from there. */
const takesFromBefore = /^(?:it|its|this)\b/i;

function hasOnlyItsWords(clause: string, sentence: string, before = ''): boolean {
  const source = `${sentence} ${spellMeasures(sentence)} ${takesFromBefore.test(sentence) ? before : ''}`;
  const known = new Set(wordsOf(source).map(stem));
  return wordsOf(clause).every((word) => added.test(word) || known.has(stem(word)));
}
