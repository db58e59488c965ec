import { checkText } from '../../../compliance/check-text.ts';
import { rewriteText } from '../../../compliance/rewrite-text.ts';
import { capitalNames, isShoutedLine } from '../../../english/calm-capitals.ts';
import { splitSentences } from '../../../english/sentences/rules.ts';
import { partInstructions } from '../is-instruction.ts';
import { notForBuyers, schoolPraise, schoolsRated } from './data/not-for-buyers.ts';
import { fixSentence } from './fix-sentence.ts';
import { breakParagraph } from './paragraphs.ts';
import { type SourceLine, sourceLines } from './source-lines.ts';

/** One of the agent's sentences that fair-housing law keeps off the page, or that is reworded there. */
export type StoryChange = { from: string; to: string | null };
export type PageStory = { text: string; changes: StoryChange[] };

const maxLength = 6000;
/** Anything longer isn't a sentence, and would take minutes to fix. */
const maxSentence = 1500;

/**
 * The agent's description as the page presents it: in its own words and order, printed as an editor would, in paragraphs.
 * Leaves out contact details, notes between agents, outdated news, instructions, and what `isReplaced` says someone has
 * corrected since. Null if nothing is left.
 */
export function tellStory(
  source: string | null,
  { names, isReplaced }: { names: readonly string[]; isReplaced: (sentence: string) => boolean },
): PageStory | null {
  const lines = sourceLines(source ?? '');
  const all = lines.map(({ text }) => text).join('\n');
  if (isForeign(all)) return null;
  const known = [...names, ...capitalNames(all)];
  const isLoud = isShoutedLine(all);
  const prose = new Set(partInstructions(splitSentences(all)).prose);
  const changes: StoryChange[] = [];
  const said = new Set<string>();
  const tell = (sentence: string): string[] => {
    if (sentence.length > maxSentence || !prose.has(sentence)) return [];
    if (notForBuyers.some((sign) => sign.test(sentence)) || isReplaced(sentence)) return [];
    const fixed = fixSentence(sentence, known, isLoud);
    // "Cal today" is recognized as a call once its spelling is fixed.
    if (notForBuyers.some((sign) => sign.test(fixed))) return [];
    const fair = fairly(fixed);
    if (fair !== fixed) changes.push({ from: fixed, to: fair });
    const key = fair?.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') ?? '';
    if (key === '' || (said.has(key) && key.length > 12)) return [];
    said.add(key);
    return [fair as string];
  };
  const told = lines.map((line) => ({ ...line, sentences: splitSentences(line.text).flatMap(tell) }));
  const text = layOut(told);
  return text === '' ? null : { text, changes };
}

/** In a form that may be published; null if no wording helps. */
function fairly(sentence: string): string | null {
  // "In the praised Mill School District" becomes "in the district".
  const named = sentence.replace(schoolPraise, (praise, ...rest) => {
    const [at, whole] = rest.slice(-2) as [number, string];
    const isDistrict = /^(?:\p{Lu}[\p{L}.'’]+ ){1,4}(?:School District|District)\b/u.test(
      whole.slice(at + praise.length),
    );
    return /^the /i.test(praise) && isDistrict ? praise.slice(0, 4) : '';
  });
  if (schoolsRated.test(named)) return null;
  if (isFair(named)) return named;
  const { text, changes } = rewriteText(named);
  // A neutral wording reads well at the end of a sentence; elsewhere, the sentence was about people.
  const isSmooth = changes.every(({ to }) => to !== '' && new RegExp(`${to}[.!]$`).test(text));
  return isSmooth && isFair(text) ? text : null;
}

const isFair = (text: string) => checkText(text, { kind: 'page' }).verdict === 'allow';

function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters * 0.9;
}

type ToldLine = SourceLine & { sentences: string[] };

/** Paragraphs with a blank line between them; items and headings are on separate lines. */
function layOut(lines: readonly ToldLine[]): string {
  const blocks: string[][] = [];
  for (const [at, line] of lines.entries()) {
    const { sentences, isItem, opensParagraph } = line;
    if (sentences.length === 0) continue;
    const isHeading = !isItem && isTitle(sentences);
    // A heading whose text was left out is pointless.
    if (isHeading && !followsText(lines.slice(at + 1))) continue;
    const parts = isItem ? [`• ${sentences.join(' ')}`] : breakParagraph(sentences);
    const last = blocks.at(-1);
    const previous = lines[at - 1];
    const isBelowTitle = isTitle(previous?.sentences ?? []) && !previous?.isItem;
    if (last && (isBelowTitle || (!opensParagraph && (isItem || previous?.isItem))))
      last.push(parts.shift() ?? '');
    for (const part of parts) blocks.push([part]);
  }
  let text = '';
  for (const block of blocks) {
    const longer = [text, block.filter(Boolean).join('\n')].filter(Boolean).join('\n\n');
    if (longer.length > maxLength) break;
    text = longer;
  }
  return text;
}

const isTitle = ([first = '', ...more]: readonly string[]) =>
  more.length === 0 && first !== '' && first.length <= 60 && !/[.!?]$/.test(first);

function followsText([next]: readonly ToldLine[]): boolean {
  return next !== undefined && next.sentences.length > 0;
}
