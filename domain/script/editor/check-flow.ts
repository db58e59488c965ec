export type FlowLine = { speaker: string; text: string; sceneId: string };
export type FlowFault = { at: number; reason: string };

const isQuestion = (text: string) => /\?["”]?$/.test(text);
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d'’]+/gu) ?? [];
const runLength = 6;
const hookTurns = 3;
const isTold = /^(?:(?:told|line|lead|hook) |middle-)/;

/** Where a talk stops being a conversation: a host answers himself, a question stays open, or words come again. */
export function checkFlow(lines: readonly FlowLine[], names: readonly string[]): FlowFault[] {
  const faults: FlowFault[] = [];
  const seen = new Map<string, number>();
  const known = new Set(names.flatMap(wordsOf));
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    if (next && next.speaker === line.speaker)
      faults.push({ at: at + 1, reason: 'the same host twice in a row' });
    if (isQuestion(line.text) && !next) faults.push({ at, reason: 'a question at the end' });
    for (const run of runsOf(line.text, known)) {
      const before = seen.get(run);
      // The hook comes back in its place and at the end, again in the listing's words.
      const isPaidOff = before !== undefined && before < hookTurns && isTold.test(line.sceneId);
      if (before !== undefined && before !== at && !isPaidOff) {
        faults.push({ at, reason: `"${run}" again` });
        break;
      }
      seen.set(run, at);
    }
  });
  return faults;
}

/** Runs of words that nobody repeats by chance. The address and the price may be repeated. */
function runsOf(text: string, known: ReadonlySet<string>): string[] {
  const words = wordsOf(text);
  return words
    .map((_, at) => words.slice(at, at + runLength))
    .filter(
      (run) =>
        run.length === runLength && run.filter((word) => known.has(word) || /^\d/.test(word)).length < 3,
    )
    .map((run) => run.join(' '));
}
