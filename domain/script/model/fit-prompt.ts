/** A part of a prompt. When space is short, the highest rank goes first; parts without a rank always stay. */
export type PromptPart = { text: string; dropRank?: number };

/** English takes about four characters a token, names and JSON fewer. */
const charactersPerToken = 3.3;

export const countTokens = (text: string) => Math.ceil(text.length / charactersPerToken);

/** The parts that fit in a number of tokens, in order. */
export function fitPrompt(parts: readonly PromptPart[], maxTokens: number): string {
  let fitting = parts.filter(({ text }) => text !== '');
  const isLong = () => countTokens(joined(fitting)) > maxTokens;
  while (isLong()) {
    const rank = Math.max(...fitting.map(({ dropRank }) => dropRank ?? 0));
    if (rank === 0) break;
    const last = fitting.findLast(({ dropRank }) => dropRank === rank);
    fitting = fitting.filter((part) => part !== last);
  }
  return joined(fitting);
}

const joined = (parts: readonly PromptPart[]) => parts.map(({ text }) => text).join('\n\n');
