import { splitSentences } from '../../english/sentences/rules.ts';
import { countsIn } from '../../features/counts-in.ts';
import { readFeatures } from '../../features/read-features.ts';
import { readScopes } from '../../features/read-scopes.ts';
import { unsaidLimits } from '../story/home-limits.ts';
import type { HomeStory } from '../story/home-story.ts';
import { isSound } from '../story/is-sound.ts';
import { isSmallThing } from '../story/lead-sentence.ts';
import { leansBack } from '../story/leans-back.ts';
import { sentenceWorth } from '../story/sentence-worth.ts';

type Sentence = {
  text: string;
  worth: number;
  featureIds: string[];
  topics: string[];
  leans: boolean;
  isKept: boolean;
};

/** Agents say first what sums the home up. */
const worthOfOpening = [7, 3, 1.5];
const worthOfCounts = 3;
const costOfFault = 4;
const costOfEmpty = 12;
const maxEmpty = 110;
const costOfEcho = 1;
const costOfSmall = 2.5;
/** A text that visits every part of the home says more than one that stays in the kitchen. */
const worthOfOnlyPart = 2;
/** "An additional kitchenette" counts on the kitchen before it. */
const countsOn = /^(?:an? (?:additional|second|third|further) |(?:and|but|or|plus|also)\b)/i;
/** Sales talk that names nothing. */
const empty =
  /^(?:don['’]?t miss|welcome (?:home|to your)|schedule|must see|this (?:home|one) (?:has it all|won['’]?t last)|a must|come see|hurry|whether you)\b|\bnot to be missed\b|\bchecks (?:all|every)\b|\brare (?:opportunity|chance)\b[^.]*\.$/i;

type Told = Pick<HomeStory, 'limits' | 'setting'>;

/** MLS remarks in the agent's own words: the page's story in one paragraph, as much of it as `cap` holds. */
export function ownRemarks(text: string, story: Told, cap: number): string {
  const said = bestSentences(text, story, cap).join(' ');
  const rest = unsaidLimits(story.limits, said, true);
  return rest !== '' && said !== '' && said.length + rest.length < cap ? `${said} ${rest}` : said;
}

/**
 * The agent's own sentences in their order. Where they are too many, those that say least go first, each with those that
 * lean on it; what sums the home up and what limits it stay.
 */
export function bestSentences(
  text: string,
  { limits, setting }: Told,
  room: number,
  maxEach = room,
): string[] {
  const lines = remarkSentences(text);
  const scopes = readScopes(lines);
  const all = lines.map((line, at): Sentence => {
    const features = readFeatures(line, String(at), scopes[at] ?? 'home');
    const counts = countsIn(line).some((count) => count.startsWith('beds:')) ? worthOfCounts : 0;
    const isEmpty = empty.test(line) && features.length === 0 && line.length < maxEmpty;
    const faults =
      (isSound(line) ? 0 : costOfFault) +
      (isEmpty ? costOfEmpty : 0) +
      (isSmallThing(line) ? costOfSmall : 0);
    return {
      text: line,
      worth: sentenceWorth(line, features, setting) + (worthOfOpening[at] ?? 0) + counts - faults,
      featureIds: [...new Set(features.map(({ id }) => id))],
      topics: [...new Set([...features.map(({ topic }) => topic), scopes[at] ?? 'home'])],
      leans: at > 0 && (leansBack(line) || countsOn.test(line)),
      isKept: limits.some(({ sign }) => sign.test(line)) && line.length <= maxEach,
    };
  });
  let kept: readonly Sentence[] = all;
  for (const one of all)
    if (one.text.length > maxEach && kept.includes(one)) kept = without(kept, groupOf(kept, one));
  const fitting = new Set(kept);
  while (lengthOf(kept) > room && kept.length > 1) kept = withoutLeast(kept);
  // What went before a longer sentence did may fit again.
  const gone = groupsOf(all)
    .filter((group) => group.every((one) => fitting.has(one) && !kept.includes(one)))
    .toSorted((a, b) => gainOf(b, new Map()) - gainOf(a, new Map()));
  for (const group of gone)
    if (lengthOf([...kept, ...group]) <= room)
      kept = all.filter((one) => kept.includes(one) || group.includes(one));
  return lengthOf(kept) > room ? [] : kept.map((one) => one.text);
}

const lengthOf = (sentences: readonly Sentence[]) =>
  sentences.reduce((sum, { text }) => sum + text.length + 1, -1);

/** Headings become part of what follows, and items of a list sentences. */
function remarkSentences(story: string): string[] {
  const lines = story.split('\n').filter((line) => line !== '');
  return lines.flatMap((line, at) => {
    const text = line.replace(/^• /, '');
    const isItem = line.startsWith('• ');
    const isTitle = !isItem && text.length <= 60 && !/[.!?]$/.test(text) && lines[at + 1] !== undefined;
    // A heading says in a word what the paragraph below it says.
    if (isTitle) return [];
    // Half a bracket has lost its other half.
    return splitSentences(/[.!?]["”)]*$/.test(text) ? text : `${text.replace(/[:;,]$/, '')}.`).filter(
      (sentence) => (sentence.match(/\(/g)?.length ?? 0) === (sentence.match(/\)/g)?.length ?? 0),
    );
  });
}

/** Each sentence with those that lean on it. */
function groupsOf(sentences: readonly Sentence[]): Sentence[][] {
  return sentences.reduce<Sentence[][]>((found, one) => {
    const last = found.at(-1);
    if (one.leans && last) last.push(one);
    else found.push([one]);
    return found;
  }, []);
}

/** What would hang in the air without a sentence, and the sentence itself. */
function groupOf(sentences: readonly Sentence[], one: Sentence): readonly Sentence[] {
  const group = groupsOf(sentences).find((found) => found.includes(one)) ?? [one];
  return group.slice(group.indexOf(one));
}

const without = (sentences: readonly Sentence[], gone: readonly Sentence[]) =>
  sentences.filter((one) => !gone.includes(one));

/** Without the sentence that says least for its length, and those that would hang in the air without it. */
function withoutLeast(sentences: readonly Sentence[]): readonly Sentence[] {
  const known = new Map<string, number>();
  for (const { featureIds, topics } of sentences)
    for (const name of [...featureIds, ...topics]) known.set(name, (known.get(name) ?? 0) + 1);
  // Of sentences that lean on another, the last can go alone.
  const candidates = groupsOf(sentences).flatMap((group) => [
    group,
    ...(group.length > 1 ? [group.slice(-1)] : []),
  ]);
  const [least] = candidates
    .filter((group) => !group.some(({ isKept }) => isKept))
    .map((group) => ({ group, gain: gainOf(group, known) }))
    .toSorted((a, b) => a.gain - b.gain);
  return without(sentences, least?.group ?? sentences.slice(-1));
}

function gainOf(group: readonly Sentence[], known: ReadonlyMap<string, number>): number {
  const worth = group.reduce((sum, one) => {
    const echoes = one.featureIds.filter((id) => (known.get(id) ?? 0) > 1).length;
    return sum + one.worth - echoes * costOfEcho;
  }, 0);
  const only = new Set(group.flatMap(({ topics }) => topics.filter((topic) => known.get(topic) === 1)));
  return (worth + worthOfOnlyPart * only.size) / Math.sqrt(lengthOf(group));
}
