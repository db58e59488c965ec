import type { Fact } from '#domain/script/schema.ts';
import type { Evidence } from '../evidence/find-evidence.ts';
import type { Aspect } from '../question/read-aspect.ts';
import type { Draft } from './draft.ts';

/** Questions that a yes or no answers. */
const yesNo =
  /^(?:so |and |but |also )?(?:is|are|was|were|does|do|did|has|have|had|can|could|may|will|would|any|got|am)\b/;
const allowing = /\b(?:allow(?:s|ed)?|permit(?:s|ted)?|welcome|ok(?:ay)?|friendly)\b/i;
const forbidding = /\b(?:no|not|never|prohibited|without)\b/i;
/** Aspects whose statements are quoted without a verdict of our own. */
const quotedOnly: ReadonlySet<Aspect> = new Set([
  'age',
  'distance',
  'place',
  'kind',
  'size',
  'cost',
  'description',
  'count',
]);

/** Words an answer from statements of the listing: a yes or no where the statements leave no doubt, then the words themselves. */
export function quoteAnswer(
  question: string,
  aspect: Aspect,
  evidence: readonly Evidence[],
): Draft | undefined {
  const [best] = evidence;
  if (!best) return undefined;
  const isBare = question.split(/\s+/).length <= 2;
  const verdict =
    (yesNo.test(question) || isBare) && !quotedOnly.has(aspect) ? verdictOf(aspect, evidence) : '';
  const count = aspect === 'existence' || aspect === 'inclusion' || aspect === 'permission' ? 1 : 2;
  const chosen = evidence
    .filter(({ isRelated }) => isRelated === best.isRelated)
    .slice(0, verdict === 'mixed' ? 2 : count);
  const facts = [...new Map(chosen.map(({ statement }) => [statement.fact.id, statement.fact])).values()];
  const lead = verdict === 'yes' ? 'Yes. ' : verdict === 'no' ? 'No. ' : '';
  return { text: `${lead}${quote(facts)}`, facts };
}

function verdictOf(aspect: Aspect, evidence: readonly Evidence[]): 'yes' | 'no' | 'mixed' | '' {
  const [best] = evidence;
  if (!best || best.isRelated || !best.isExact) return '';
  const { text } = best.statement;
  if (aspect === 'permission') {
    if (!allowing.test(text) && !/\bno \w+/i.test(text)) return '';
    if (forbidding.test(text))
      return /\b(?:no (?:pets|rentals|dogs|cats|subletting)|not (?:allowed|permitted))\b/i.test(text)
        ? 'no'
        : '';
    return /\b(?:with|up to|limit|restrict|approval|or longer|minimum|only|over|under|case)\b/i.test(text)
      ? ''
      : 'yes';
  }
  if (aspect === 'inclusion')
    return /\b(?:not|excluded|except)\b/i.test(text) ? '' : best.qualifiers.length === 0 ? 'yes' : '';
  if (best.isOpposite) return 'no';
  const plain = evidence.filter(({ isRelated, isExact }) => !isRelated && isExact);
  const isDenied = ({ qualifiers }: Evidence) => qualifiers.length === 1 && qualifiers[0] === 'negated';
  if (plain.some(isDenied)) return plain.every(isDenied) ? 'no' : 'mixed';
  return best.qualifiers.length === 0 ? 'yes' : '';
}

/** The words of the listing or of its agent, with whose they are. */
function quote(facts: readonly Fact[]): string {
  const said = (fact: Fact) => fact.field === 'remark' || fact.field === 'place';
  const sentences = facts.filter(said);
  const answers = facts.filter(({ field }) => field === 'agentAnswer');
  const listed = facts.filter((fact) => !said(fact) && !answers.includes(fact));
  const joined = (quoted: readonly Fact[]) => quoted.map(({ value }) => value).join(' ');
  return [
    ...listed.map(({ label, value, field }) =>
      field === 'feature' && label === 'Feature'
        ? `The listing’s features include “${value}.”`
        : `${label}: ${value}.`,
    ),
    ...(sentences.length > 0 ? [`The listing says: “${joined(sentences)}”`] : []),
    ...(answers.length > 0 ? [`The agent says: “${joined(answers)}”`] : []),
  ].join(' ');
}
