import { joinList } from '#domain/english/join-list.ts';
import type { Concept } from '../concept.ts';
import type { Statement } from '../evidence/asked-home.ts';
import type { Evidence } from '../evidence/find-evidence.ts';
import type { Aspect } from '../question/read-aspect.ts';
import type { Draft } from './draft.ts';
import { saysItself } from './say-field.ts';

/** Questions that a yes or no answers. */
const yesNo =
  /^(?:so |and |but |also )?(?:is|are|was|were|does|do|did|has|have|had|can|could|may|will|would|any|got|am)\b/;
const allowing = /\b(?:allow(?:s|ed)?|permit(?:s|ted)?|welcomes?|ok(?:ay)?|friendly)\b/i;
const forbidding = /\b(?:no|not|never|prohibited|without)\b/i;
/** Aspects on which a second sentence may add something. */
const quotedTwice: ReadonlySet<Aspect> = new Set([
  'age',
  'year',
  'distance',
  'place',
  'kind',
  'size',
  'cost',
  'description',
  'count',
]);
/** Aspects whose statements are quoted without a verdict of our own. */
const quotedOnly: ReadonlySet<Aspect> = new Set([
  ...quotedTwice,
  'when',
  'hours',
  'purpose',
  'maker',
  'brand',
  'payer',
]);
/** What a building shares by its nature: there it is no limit that it isn't the home's own. */
const sharedByNature = /^(?:gym|doorman|elevator|packages|bike-room|playroom|amenities|roof-deck)$/;
/** Named alone, these ask what they are like: there is a roof in any case. */
const asksForDetail =
  /^(?:floors|ceilings|windows|counters|kitchen|cabinets|view|siding|roof|hoa-covers|exposure|updates|condition|landscaping|closets|plumbing|electrical|foundation|lot|style|configured|amenities|financing-allowed|income-limits|units-per-floor|price-final|soundproofing|stories|noise)$/;
const communal = /\b(?:on[- ]site|same[- ]floor|common|coin|each floor|every floor|basement)\b/i;
const quantified = /\b(?:both|all|every|each|whole|entire|entirely|throughout|everywhere|completely|fully)\b/;
/** Where a sentence says how things should be, nobody can say yes. */
const hedge =
  /\b(?:needs? to be|to be (?!seen)|should be|must be|ha(?:s|ve) yet|pending|no longer|isn't|aren't|not|none)\b|\bonly(?=[.,;]|$)/i;
/** What limits, denies or moves into the past or the future whatever stands in the same sentence. */
const limiting =
  /\b(?:not|no|nor|never|without|except|but|only|unless|until|removed?|remov(?:al|ing)|former(?:ly)?|no longer|belongs?|with (?:the )?sellers?|exclud\w+|partial(?:ly)?|planned|proposed|future|see (?:the )?\w+ rules|pre-?wired|rough(?:ed)?[- ]in|plumbed for|capped|wait ?list|waiting list|restricted|leased?|rented|negotiable|separately|does(?:n't| not)|do(?:n't| not))\b/i;
const extraCost = /\b(?:additional|extra|for (?:purchase|sale|rent)|available for|separately)\b/i;
const notIncluded = /\bnot (?:be )?included\b/i;

/** Words an answer from statements of the listing: a yes or no where the statements leave no doubt, then the words themselves. */
export function quoteAnswer(
  question: string,
  aspect: Aspect,
  found: readonly Evidence[],
  concept: Concept,
): Draft | undefined {
  const costs =
    aspect === 'inclusion' ? found.filter(({ qualifiers }) => qualifiers.includes('extra-cost')) : [];
  const evidence = costs.length > 0 ? costs : found;
  const [best] = evidence;
  if (!best) return undefined;
  const isBare = question.split(/\s+/).length <= 2 && !asksForDetail.test(concept.id);
  const verdict =
    (yesNo.test(question) || isBare) &&
    !quotedOnly.has(aspect) &&
    !/\b(?:restrict|pay|extra)/.test(question) &&
    isAsWide(question, best)
      ? verdictOf(aspect, evidence, concept)
      : '';
  const count = quotedTwice.has(aspect) ? 2 : 1;
  const chosen = firstOfEach(evidence)
    .filter(({ isRelated }) => isRelated === best.isRelated)
    .slice(0, verdict === 'mixed' ? 2 : count);
  const isLimited = verdict === 'yes' && limiting.test(best.statement.text) && !isSafe(best, concept);
  const lead = isLimited
    ? ''
    : costs.length === 0
      ? (leads[verdict] ?? '')
      : extraCost.test(best.quote)
        ? 'It costs extra. '
        : notIncluded.test(best.quote) && yesNo.test(question)
          ? 'No. '
          : (leads[verdict] ?? '');
  return quoteEvidence(lead, chosen);
}

/** A clause of its own that has no limit, in a sentence that limits something else: "Dishwasher, gas stove, no microwave". */
const isSafe = ({ quote: words, statement }: Evidence, { stated }: Concept) =>
  words.length < statement.text.length &&
  !limiting.test(words) &&
  stated !== undefined &&
  [...statement.text.matchAll(stated)].length === 1;

/** "Do both bedrooms have one?" is no yes for the one that has. */
const isAsWide = (question: string, { quote: words }: Evidence) =>
  !quantified.test(question) || quantified.test(words.toLowerCase());

/** A sentence that names a thing twice is quoted once, for its better place. */
const firstOfEach = (evidence: readonly Evidence[]) =>
  evidence.filter(
    ({ statement }, at) => evidence.findIndex((one) => one.statement.fact.id === statement.fact.id) === at,
  );

const leads: Record<string, string> = { yes: 'Yes. ', no: 'No. ' };

/** The words of the listing that answer, behind a lead of ours. */
export function quoteEvidence(lead: string, evidence: readonly Evidence[]): Draft {
  const chosen = firstOfEach(evidence);
  return { text: `${lead}${quote(chosen)}`, facts: chosen.map(({ statement }) => statement.fact) };
}

/** Whole statements, without a verdict. */
export const quoteStatements = (statements: readonly Statement[]): Draft =>
  quoteEvidence(
    '',
    statements.map((statement) => ({
      statement,
      span: { from: 0, to: 0 },
      qualifiers: [],
      isRelated: false,
      isOpposite: false,
      isExact: true,
      quote: statement.text,
    })),
  );

function verdictOf(
  aspect: Aspect,
  evidence: readonly Evidence[],
  concept: Concept,
): 'yes' | 'no' | 'mixed' | '' {
  const [best] = evidence;
  // A word that the lists don't know may be a verb as well: "also takes quarters" is no yes to "do I take that over".
  if (
    !best ||
    best.isRelated ||
    !best.isExact ||
    /^word:(?:take|get|use|go|keep|need|come|run|hold|work)/.test(concept.id)
  )
    return '';
  const text = best.quote;
  // One kind is welcome, the other isn't.
  if (/^(?:pets|dogs|cats)$/.test(concept.id) && allowing.test(text) && forbidding.test(best.statement.text))
    return '';
  // A building that is friendly to pets may still take no dogs.
  if (
    /^(?:dogs|cats)$/.test(concept.id) &&
    /\bpets?[- ]friendly\b/i.test(text) &&
    !/\b(?:dogs?|cats?)\b/i.test(text)
  )
    return '';
  if (aspect === 'permission') {
    if (!allowing.test(text) && !/\bno \w+/i.test(text)) return '';
    if (forbidding.test(text))
      return /\b(?:no (?:[\w-]+ )?(?:pets|rentals|dogs|cats|subletting)|not (?:allowed|permitted))\b/i.test(
        text,
      ) &&
        !/\b(?:unless|except|without|but|or longer|over|under|more than|larger|bigger)\b/i.test(text) &&
        !(concept.id === 'rentals' && /short[- ]term/i.test(text))
        ? 'no'
        : '';
    return /\b(?:with|up to|limit|restrict|approval|or longer|minimum|only|over|under|case|after|unless|except|if)\b/i.test(
      text,
    )
      ? ''
      : 'yes';
  }
  if (concept.id === 'doorman' && /\bvirtual (?:doorman|concierge)\b/i.test(text)) return '';
  if (concept.id === 'furnished' && /\bunfurnished\b/i.test(text)) return 'no';
  if (aspect === 'inclusion')
    return /\b(?:not|excluded|except|deeded$)\b/i.test(text) || /^Parking:/.test(text)
      ? ''
      : best.qualifiers.length === 0
        ? 'yes'
        : '';
  if (
    /^(?:kind-of-home|condition|noise|soundproofing|virtual-staging|configured|price-final|manufactured|age-rule|completion|land-lease|investors|rentals|tenant)$/.test(
      concept.id,
    ) ||
    (concept.id === 'laundry' && communal.test(text))
  )
    return '';
  if (best.isOpposite) return 'no';
  const plain = evidence.filter(({ isRelated, isExact }) => !isRelated && isExact);
  const isDenied = ({ qualifiers }: Evidence) =>
    qualifiers.includes('negated') &&
    qualifiers.every((qualifier) => /^(?:negated|alternative|shared)$/.test(qualifier));
  if (plain.some(isDenied)) return plain.every(isDenied) ? 'no' : 'mixed';
  const isOwn = best.qualifiers.every(
    (qualifier) => qualifier === 'shared' && sharedByNature.test(concept.id),
  );
  return isOwn && !hedge.test(text) ? 'yes' : '';
}

/** The words of the listing or of its agent, with whose they are. */
function quote(chosen: readonly Evidence[]): string {
  const isAnswer = ({ statement }: Evidence) => statement.fact.field === 'agentAnswer';
  const listed = chosen.filter(({ statement }) => !statement.isProse);
  const sentences = chosen.filter((one) => one.statement.isProse && !isAnswer(one));
  const isWhole = (one: Evidence) => one.quote === one.statement.text || one.quote.includes(' … ');
  const whole = sentences.filter(isWhole);
  const parts = sentences.filter((one) => !isWhole(one));
  const joined = (quoted: readonly Evidence[]) => quoted.map((one) => ended(wordsOf(one))).join(' ');
  return [
    ...listed.map(({ statement: { fact } }) =>
      fact.field === 'feature' && fact.label === 'Feature'
        ? `The listing’s features include “${fact.value}.”`
        : `${saysItself(fact) ? '' : `${fact.label}: `}${fact.value}.`,
    ),
    ...(whole.length > 0 ? [`The listing says: “${joined(whole)}”`] : []),
    ...(parts.length > 0 ? [mentioned(parts.map(({ quote: part }) => part.replace(/[.,]$/, '')))] : []),
    ...(chosen.some(isAnswer) ? [`The agent says: “${joined(chosen.filter(isAnswer))}”`] : []),
  ].join(' ');
}

/** A whole sentence in the words of its fact; a part as it was cut. */
const wordsOf = ({ quote: part, statement }: Evidence) =>
  part === statement.text ? statement.fact.value : part;
const ended = (text: string) => (/[.?!:]$/.test(text) ? text : `${text}.`);

/** American English puts the stop inside the quotation marks. */
function mentioned(parts: readonly string[]): string {
  return `The listing mentions ${joinList(parts.map((part) => `“${part}”`))}.`.replace(/”\.$/, '.”');
}
