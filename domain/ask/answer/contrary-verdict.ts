import type { Draft } from './draft.ts';

type Contrary = { asks: RegExp; says: RegExp; unless: RegExp };

/** What a sentence says of a thing where a question asks for its opposite. */
const contraries: readonly Contrary[] = [
  {
    asks: /\b(?:to (?:my|our)sel(?:f|ves)|just (?:ours|mine|for (?:us|me))|private|exclusive)\b/,
    says: /\b(?:shared|common|communal)\b/i,
    unless: /\b(?:private|exclusive|not shared|own)\b/i,
  },
  {
    asks: /\b(?:shar(?:e|ed|ing)|other owners|communal)\b/,
    says: /\bprivate\b/i,
    unless: /\b(?:shared|common|communal|residents|building)\b/i,
  },
  {
    asks: /\b(?:around|round) the clock\b|\b24[- ]?(?:\/ ?7|hours?)\b|\bovernight\b|\bat night\b/,
    says: /\bpart[- ]time\b/i,
    unless: /\b(?:24|full[- ]time|overnight)\b/i,
  },
  {
    asks: /\b(?:pay|cost|charged?) (?:any )?(?:extra|more)\b|\bextra (?:charge|cost|fee)\b/,
    says: /\bincluded (?:in|with) the (?:price|sale)\b/i,
    unless: /\b(?:not|extra|additional|second|another)\b/i,
  },
];

const yesNo = /^(?:so |and |but )?(?:is|are|do|does|did|will|would|can|could|has|have)\b/;

/** "Do I get the garden to myself?" of a shared one is a no; of two things to choose from, neither. */
export function contraryVerdict(question: string, draft: Draft): Draft {
  const quoted = /^The listing (?:says: |mentions )“([^”]+)”$/.exec(draft.text)?.[1];
  if (!quoted || !yesNo.test(question) || /\bor\b|\bhow\b|\bnot\b|n't\b/.test(question)) return draft;
  const found = contraries.find(
    ({ asks, says, unless }) => asks.test(question) && says.test(quoted) && !unless.test(quoted),
  );
  return found ? { ...draft, text: `No. ${draft.text}` } : draft;
}
