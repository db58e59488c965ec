import { compilePhrase, includesPhrase } from './compile-phrase.ts';
import { allRules, questionTopics } from './data/data-files.ts';
import { findPhrases } from './find-phrases.ts';
import { markPeople } from './mark-people.ts';
import { maskSafePhrases } from './mask-safe-phrases.ts';
import { normalizeText } from './normalize-text.ts';
import type { QuestionTopic } from './schema.ts';

export type Refusal = { rule: string; reason: string; answer: string };

const compiledTopics = questionTopics.map((topic) => ({
  topic,
  phrases: topic.phrases.map(compilePhrase),
  unless: topic.unless?.map(compilePhrase),
}));

/** “We're retired; …” describes the asker and asks nothing. */
const selfDescription =
  /(?:^|[.!?] {0,3})(?:hi|hello|hey)?[,!. ]{0,3}(?:(?:i|we) (?:am|are|have|need|own|use|love)|i['’]m|we['’]re|(?:my|our)(?: \w+){1,3}? (?:is|are|needs?|has|have|uses?|wants?|loves?)|as an?)\b[^.;,!?—–-]{0,200}[;,.!—–-]\s+(?=\S)/i;

/** The asker's own household, which says nothing about the people in a place. */
const ownPeople =
  /\b(?:my|our)(?: \w+)? (?:kids?|child(?:ren)?|famil(?:y|ies)|sons?|daughters?|toddlers?|baby|teens?|wife|husband|mom|dad|mother|father|parents|grandparents|grandkids|grand(?:ma|pa|mother|father)|aunt|uncle|in-?laws)\b(?!['’])/gi;

/** The neighbors' property isn't the neighbors. */
const neighborsThings =
  /\bneighbou?r(?:['’]s|s['’]) (?!kids?|child|famil|race|religion|faith|ages?\b|names?|jobs?|incomes?|nationalit|ethnic|background|politic|habits|lifestyle)(?=\w)/gi;

/** Steps overhead are a question about the floor above, not about who lives there. */
const stepsOverhead =
  /\bneighbou?rs? (?:(?:stomp|walk|mov|runn|liv)\w*|be|are|right|directly| )*(?:around |on the floor )?(?:above|below|overhead|upstairs|downstairs)\b/gi;

/**
 * Questions about the home itself: whether sound carries, which school an address is zoned for, who made something, who
 * has the shop below, how many people an income limit counts. "The permit people" are an office, and the restaurants that
 * are "right there" aren't the right ones.
 */
const askedOfHome =
  /\bwho (?:painted|designed|built|made|created|carved|restored|renovated|installed|sculpted|crafted) (?=(?:the|this|that|those|these|all)\b)|\bwho did (?=(?:the|this|that|those|these|all) (?:[\w-]+ ){0,3}?(?:murals?|mosaics?|frescoe?s?|paintings?|art ?work|art|sculptures?|carvings?|stained glass|tiles?|tile ?work|stone ?work|wood ?work|mill ?work|iron ?work|brick ?work|wallpaper|lighting|kitchen|bath(?:room)?s?|floors|cabinets|landscaping|garden|interiors?|decor\w*|design|architecture|renovations?|remodel\w*|restorations?|lobby|staircase|stairs|work)\b)|\b(?:hear|hearing|noise from) (?:the |my |our |your |any )?(?:\w+ )?neighbou?rs\b(?= *(?:[?.!,]|$|through|at night|upstairs|above|walk))|(?<=\b(?:super|superintendent|manager|doorman|porter|concierge) )(?:who|that) lives? (?:there|here|in|on)\b|\b(?:do|would|will) (?:the |my |our )?(?:kids|children) (?:go to|attend)(?= *[?.!]*$)|\bwho (?:owns|runs|operates) (?=(?:the|those|these|that) (?:\w+ )?(?:stores?|shops?|retail|storefronts?|restaurants?|cafe|deli)\b)|(?<=\bincome (?:limits?|caps?|maximums?|restrictions?) )for (?:\d+|one|two|three|four|five|six) (?:people|persons)\b|\bthe (?:landmarks?|permits?|zoning|title|insurance|mortgage|inspection) people\b|\b(?:what|which) (?:[\w-]+ (?:and|or) )?(?:restaurants|cafes|coffee shops|bars|shops|stores|parks|playgrounds|trains|stations|bus(?:es| stops)|groceries|markets|trails|beaches|gyms) are (?=right (?:there|here|nearby|by)\b)|(?<=\b(?:is|was) (?:it|this|that) an? (?:very |really |pretty )?)old (?=(?:house|home|building|place|condo|apartment|townhouse|brownstone)\b)/gi;

/** What a place offers residents, who pays for what, and who maintains it; none of this says who they are. */
const ofUse =
  /(?<=\b(?:come|comes|sold|sell|delivered|conveys?|transfers?|buy) (?:it )?with (?:the |its |any )?(?:current |existing )?)tenants?(?= (?:in place|in it|there|or\b|still)|\W*$)|(?<=\bshar(?:e|ed|ing) (?:the |a |an |my |our |it|this|that)?(?:[\w-]+ ){0,3}?with )(?:the |my |our |other |any |all )*(?:neighbou?rs?|residents|owners|tenants|people|others)(?= *(?:[?.!,]|$|or\b|in the (?:building|complex)))|(?<=\b(?:yard|garden|park|gym|pool|deck|roof|terrace|courtyard|patio|lounge|space|area|room|parking)s? (?:that is )?(?:just |only |exclusively |reserved )*)for (?:the )?(?:people|those|owners|residents) (?:who|that) (?:actually )?live (?:there|here|in (?:it|the building))\b|\b(?:are there|any|does it have) (?:any |current |existing )?tenants?(?= (?:in (?:it|there|place)|there|(?:right )?now|currently|at the moment)\b)|(?<=\brent[- ](?:stabili[sz]ed|controlled|regulated) )(?:tenants?|renters?|occupants?|tenanc(?:y|ies))\b|\b(?:do|does|will|would) (?:the )?(?:tenants?|renters?|residents?|owners?) (?=(?:have to |all )?(?:pay|cover|share|get to use|have (?:their )?own)\b)|\bwho (?:fixes|repairs|maintains|manages|cleans|shovels|looks after|takes care of|handles) (?=(?:things|stuff|repairs|maintenance|leaks|problems|everything|anything|it|the (?:building|place|property|hallways|lobby|snow|garden|yard))\b)|(?<=\b(?:space|room|area|lounge|spot|amenit(?:y|ies)|place|deck|terrace|garden|roof|pool|gym|cellar|sauna|storage|parking|garage|laundry|courtyard|patio|kitchen|theater|perks)s? )(?:just |only |reserved |exclusively )?for (?:the |all )?(?:residents|owners|tenants)(?: only)?\b|\b(?:hear|hearing) (?:the )?(?:people|anyone|others|someone) (?=(?:walking |living )?(?:over|above|upstairs|overhead|next door|on top)\b)|^(?:so |and )?how many (?:other )?(?:neighbou?rs|owners|households)(?: (?:do|would|will) (?:i|we) have| are there)?(?: (?:in (?:the|this) building|(?:on|share) (?:the|this|my|our|each|that) (?:same )?(?:floor|landing|level|hallway)))?(?= *[?.!]*$)|\bwhere do (?:people|folks|residents|locals|neighbou?rs|tenants)(?: (?:around|out|over|up|down)? ?(?:here|there))? (?=(?:get|buy|shop for|do|park|store|keep|put|wash) (?:their |the |my )?(?:groceries|food|shopping|laundry|wash|cars?|bikes?|trash|stuff)\b|park\b|shop\b)|\bhow (?:do|would) (?:people|folks|residents|locals|owners)(?: (?:here|there|around here))? (?=(?:get|go|commute) (?:to|into|in|around|downtown|anywhere)\b)|\bwhere (?:can|could|would|will|do) (?:the |my |our )?(?:kids|children) (?=(?:do (?:their |the )?(?:homework|crafts)|study)\b)|\b(?:can|could|may) (?:the |my |our )?(?:kids|children) (?=play (?:basketball|soccer|ball|sports|tennis|games|inside|indoors|in the (?:yard|backyard|garden|pool))\b)|(?<=\b(?:terrace|deck|roof|patio|garden|courtyard|pool|gym|room|lounge|laundry|yard|space) )(?:that is )?(?:for|open to|shared by) (?:everyone|everybody|all)\b|\bwhere (?:can|could|would|will|do) (?:the |my |our )?(?:kids|children) (?:run around and )?play\b|\b(?:place|space|room|spot|somewhere|anywhere|area) (?:for|where) (?:the |my |our )?(?:kids|children) (?:to |can |could )play\b|\bfor (?:the |my |our )?(?:kids|children) to play(?= (?:when|if|inside|indoors|outside)\b)|\b(?:people|anyone|others|everyone) (?:be able to )?(?=(?:see|look) (?:right )?(?:in|into|inside)\b)|\bwho (?:lets|buzzes) (?:people|guests|visitors) (?=in\b)|(?<=\bhave (?:any |its |some )?)old (?=(?:world )?(?:charm|character|details)\b)|(?<=\b(?:yard|backyard|patio|room|garden|deck|space) (?:is )?)(?:big|large) enough for (?:the |my |our )?(?:kids|children)\b(?= *[?.!]*$)|(?<=\b(?:something|anything|stuff|swings?|swing set|play ?set|play (?:area|structure)) )for (?:the )?(?:kids|children)\b(?=(?: to (?:do|play|climb)(?: with| on)?)? (?:in|out in|on) the (?:front |back ?)?(?:yard|garden) *[?.!]*$)|\b(?:do|does|will|would) (?:the|my|our) (?:kids|children) have (?=(?:somewhere|anywhere|an? place|room|space) (?:to|for))|\bsomeone with (?=a bad (?:knee|hip|back)\b)|(?<=\b(?:accept|allow|take|approve)s? )(?:people|buyers|applicants|anyone|someone) (?=(?:with|who (?:have|use|need)) (?:an? )?(?:guarantors?|co-?signers?)\b)/gi;

/** Whether someone in the asker's household can climb the stairs is a question about the stairs. */
const ofStairs = /\b(?:stairs?|steps|staircase|elevator|lift|ramp|walk-?up|flights?)\b/i;
/** And whether somebody of that household could have rooms to themselves is one about the rooms. */
const ofOwnQuarters =
  /\b(?:their|there|her|his|an?) own (?:place|space|rooms?|apartment|unit|suite|area|quarters|entrance|bath\w*|kitchen|floor|wing)\b/i;
const ownSteps =
  /\b(?:can|could|will|would|does) (?:my|our)(?: (?!neighbou?rs?\b)[\w-]+){1,3}? (?:have to |need to )?(?:climb|manage|handle|do|take|use|walk up|get up)(?: (?:the|any|many|these|those|a lot of|too many|lots of|all))* (?=stairs|steps|flights)|\b(?:my|our)(?: (?!neighbou?rs?\b)[\w-]+){1,3}?(?: who)? (?:can(?:no|['’])?t|can|could(?:n['’]?t)?|will|would|won['’]?t|has trouble with|have trouble with|struggles with|is bad with|doesn['’]?t do|hates)(?: (?:climb|manage|handle|do|take|use|walk up|get up))?(?: (?:the|any|many|a lot of|too many|lots of))* (?=stairs|steps)/gi;

function refusal({ id, reason, answer }: QuestionTopic): Refusal {
  return { rule: id, reason, answer };
}

// Mentioning people isn't a reason by itself: buyers ask about rooms for their children.
const mayBeAsked = new Set(allRules.filter((rule) => rule.mayBeAsked).map(({ id }) => id));

const peopleTopic = compiledTopics.find(
  ({ topic }) => topic.id === 'faq-people',
) as (typeof compiledTopics)[number];

/** The neutral refusal for a question; undefined if the facts may answer it. */
export function refuseQuestion(question: string): Refusal | undefined {
  const asked = question
    .replace(selfDescription, '')
    .replaceAll(neighborsThings, 'adjoining ')
    .replaceAll(stepsOverhead, 'anything above')
    .replaceAll(askedOfHome, ' ')
    .replaceAll(ofUse, ' ')
    .replaceAll(ownSteps, ' ')
    .replaceAll(ownPeople, (own) => (ofStairs.test(question) || ofOwnQuarters.test(question) ? 'me' : own));
  const { plain } = normalizeText(asked);
  for (const { topic, phrases, unless } of compiledTopics) {
    if (unless?.some((phrase) => includesPhrase(phrase, plain))) continue;
    const read = topic.masksSafePhrases ? maskSafePhrases(plain) : plain;
    if (phrases.some((phrase) => includesPhrase(phrase, phrase.seesPeople ? markPeople(read) : read)))
      return refusal(topic);
  }
  if (peopleTopic.unless?.some((phrase) => includesPhrase(phrase, plain))) return undefined;
  const worst = findPhrases(asked.replaceAll(ownPeople, 'we')).find(
    ({ tier, rule }) => tier !== 'style' && !mayBeAsked.has(rule),
  );
  return worst && { ...refusal(peopleTopic.topic), reason: worst.reason };
}
