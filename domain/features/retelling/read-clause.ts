import { isPluralNoun } from '#domain/english/plural-of.ts';
import { doubtfulVerbs, manyVerbs, nounLikeVerbs, oneVerbs, plainVerbs } from './data/verb-forms.ts';

/** "Upstairs, | the den | has | a balcony": the parts of a statement. Joined with spaces, they form the text again. */
export type Clause = { lead: string; subject: string; verb: string; rest: string };

const plain: ReadonlySet<string> = new Set(plainVerbs);
const ofOne: ReadonlySet<string> = new Set(oneVerbs);
const ofMany: ReadonlySet<string> = new Set(manyVerbs);
const nounLike: ReadonlySet<string> = new Set(nounLikeVerbs);
const doubtful: ReadonlySet<string> = new Set(doubtfulVerbs);
const bare = (word = '') => word.replace(/^["“(]+|[",.;:)”]+$/g, '').toLowerCase();

const opensRelative = /^(?:that|which|who|whose|where|when|what|how|if|because|since)$/;
/** A subject never ends with one of these. */
const unfinished =
  /^(?:the|an?|and|or|of|with|to|in|on|at|by|for|from|its|their|your|as|that|which|plus|including|into|onto|over|but|so|is|are|while|very|every|each|both|all|other|key|additional|special|great|new)$/;
const one = /^(?:an?|each|every|this|one|it)$/;
const behindDoubtful =
  /^(?:to|onto|into|out|on|in|from|with|the|an?|its|their|up|around|through|as|directly)$/;
const behindNounLike =
  /^(?:to|onto|into|out|on|in|from|with|the|an?|its|their|up|over|around|through|as|directly|one|two|three|four|five|six|all|both|north|south|east|west|approximately|about|nearly|over|\d.*)$/;
/** Past forms that are verbs only with an object; otherwise they're participles. */
const past = /^(?:replaced|added|served|housed|lived|kept|won|opened|hosted|joined)$/;
const place =
  /^(?:in|on|at|off|inside|outside|upstairs|downstairs|beyond|across|above|below|beneath|behind|throughout|along|from|within|near|nearby|adjacent|next|between|under|beside|adjoining|opposite|just|also|down|up|past|through|over)$/;
const preposition =
  /^(?:in|on|at|by|with|within|from|to|for|of|off|near|between|along|across|just|as|atop|among|amid|into|inside|directly|the|an?)$/;
const opening =
  /^(?:with|now|currently|formerly|originally|previously|once|today|here|for|after|since|as|by|unlike|(?!all|bed|red|shed)\p{L}+(?:ed|ing)|\p{L}+ly|set|built|situated)$/u;
const subjectStart =
  /^(?:the|an?|this|that|these|those|it|its|there|you|your|each|every|all|both|no|one|two|three|four|five|six|seven|eight|nine|ten|several|another|\d[\d,]*\S*)$/i;

/** The words before the verb, the verb and the rest of a single statement; undefined if there's no finite verb. */
export function readClause(text: string): Clause | undefined {
  const words = text.split(' ').filter(Boolean);
  let isRelative = false;
  for (const [at, word] of words.entries()) {
    if (opensRelative.test(bare(word)) && at > 0) isRelative = true;
    if (at === 0 || !isVerbAt(words, at)) continue;
    if (isRelative && !/,$/.test(words[at - 1] ?? '')) {
      isRelative = false;
      continue;
    }
    const clause = partAt(words, at);
    if (clause) return clause;
  }
  return undefined;
}

function isVerbAt(words: readonly string[], at: number): boolean {
  const word = (words[at] ?? '').toLowerCase().replace(/[,.]$/, '');
  const [before, after] = [bare(words[at - 1]), bare(words[at + 1])];
  if (unfinished.test(before) && !opensRelative.test(before) && !/^(?:both|all|each)$/.test(before))
    return false;
  if (past.test(word)) return /^(?:an?|the|all|its)$/.test(after);
  if (plain.has(word)) return true;
  const isLast = at === words.length - 1;
  if (isLast || /,$/.test(words[at] ?? '')) return false;
  if (ofOne.has(word)) {
    const isOne =
      isOneThing(words.slice(0, at)) || !isPluralNoun(before) || /^\p{Lu}/u.test(words[at - 1] ?? '');
    if (nounLike.has(word) && !behindNounLike.test(after)) return false;
    const runsOn = /^(?:runs|extends|continues)$/.test(word) && after === 'throughout';
    return (
      isOne && (runsOn || !/^(?:and|or|of|include|includes|are|is|such|like|that|throughout)$/.test(after))
    );
  }
  const isMany =
    isPluralNoun(before) || words.slice(0, at).includes('and') || /^(?:both|all|they)$/.test(before);
  if (ofMany.has(word)) return isMany;
  return doubtful.has(word) && isMany && behindDoubtful.test(after);
}

/** "A den with tall windows", "the wall of books": the words after "with" don't count. */
function isOneThing(start: readonly string[]): boolean {
  const from = start.findLastIndex(
    (word, at) => subjectStart.test(bare(word)) && (at === 0 || /,$/.test(start[at - 1] ?? '')),
  );
  if (one.test(bare(start[from]))) return true;
  const link = start.findIndex(
    (word, at) => at > from && /^(?:with|of|on|in|at|by|from|off|near|for)$/i.test(word),
  );
  return from >= 0 && link > 0 && !isPluralNoun(bare(start[link - 1]));
}

function partAt(words: readonly string[], at: number): Clause | undefined {
  const [verb = '', ...rest] = words.slice(at);
  const start = words.slice(0, at);
  const first = bare(start[0]);
  const whole = (from: number): Clause => ({
    lead: start.slice(0, from).join(' '),
    subject: start.slice(from).join(' '),
    verb,
    rest: rest.join(' '),
  });
  // "Subletting is not permitted."
  const isGerund = start.length === 1 && /ing$/.test(first) && /^(?:is|isn't)$/.test(bare(verb));
  if (isGerund || (!place.test(first) && !opening.test(first))) return whole(0);
  const from = start.findLastIndex(
    (word, index) => index > 0 && subjectStart.test(bare(word)) && /,$/.test(start[index - 1] ?? ''),
  );
  if (from > 0) return whole(from);
  // "Subletting is not permitted."
  if (start.length === 1 && /ing$/.test(first)) return whole(0);
  // "Freshly painted walls", "deeded parking": the first word belongs to the subject.
  if (/(?:ly|ed|ing)$/.test(first) && start.length > 1 && !preposition.test(bare(start[1]))) return whole(0);
  // The subject of "Off the kitchen is a pantry" comes after the verb.
  if (place.test(first) && /^(?:is|are|sits|sit|lies|awaits)$/.test(bare(verb))) return whole(start.length);
  const comma = start.findLastIndex((word) => /,$/.test(word));
  if (comma >= 0 && comma < start.length - 1) return whole(comma + 1);
  return /^(?:in-unit|on-site|off-street|up|down|over)$/.test(first) ? whole(0) : undefined;
}

/** A clause as text. */
export const writeClause = ({ lead, subject, verb, rest }: Clause) =>
  [lead, subject, verb, rest].filter(Boolean).join(' ');
