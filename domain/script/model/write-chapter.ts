import type { Writer } from '#adapters/writer/contract.ts';
import { cleanLine } from '../../listings/content/clean-text.ts';
import { toSpoken } from '../../speech-text/to-spoken.ts';
import { hostNames } from '../rules.ts';
import type { ChapterName, FactSheet, Turn } from '../schema.ts';
import { fenceFacts, knownFacts } from './fence-facts.ts';
import { generalKnowledge } from './general-knowledge.ts';
import { chapterAims, systemInstructions } from './instructions.ts';
import { judgeTurns } from './judge-turns.ts';
import { FixedTurns, WrittenChapter, type WrittenTurn } from './schema.ts';

export type Session = {
  writer: Writer;
  sheet: FactSheet;
  mark: string;
  signal: AbortSignal | undefined;
  /** The cost so far, failed attempts included. */
  bill: { costCents: number };
};

const maxTurnLength = 700;
const brandFields = /^(?:agent|brokerage|agentPhone|agentName|agentBrokerage)$/;

/** Asks the model and adds the cost to the bill. */
export async function ask<Answer>(
  session: Session,
  request: Pick<Parameters<Writer['complete']>[0], 'prompt' | 'purpose'> & {
    schema: Parameters<typeof session.writer.complete<Answer>>[0]['schema'];
  },
): Promise<Answer> {
  const { object, costCents } = await session.writer.complete<Answer>({
    ...request,
    system: systemInstructions(session.mark),
    ...(session.signal ? { signal: session.signal } : {}),
  });
  session.bill.costCents += costCents;
  return object;
}

function toTurn(
  session: Session,
  chapter: ChapterName,
  number: number,
  written: WrittenTurn,
): Turn | undefined {
  const text = cleanLine(written.text, maxTurnLength);
  const spokenText = toSpoken(text);
  if (text === '' || spokenText === '') return undefined;
  const factIds = [...new Set(written.factIds)].filter((id) =>
    session.sheet.facts.some((fact) => fact.id === id),
  );
  const branded = session.sheet.facts.some(
    ({ id, field, value }) =>
      brandFields.test(field) && (factIds.includes(id) || text.toLowerCase().includes(value.toLowerCase())),
  );
  return {
    id: `${chapter}-${number}`,
    speaker: written.speaker,
    text,
    spokenText,
    factIds,
    branded,
    chapter,
    ...(written.general && generalKnowledge(text, session.sheet)),
  };
}

export type ChapterTask = { chapter: ChapterName; points: string[]; factIds: string[]; words: number };

/**
 * Writes one chapter, given the talk so far. A turn that fails a check goes back to the model once with the reason; if
 * it fails again it is dropped.
 */
export async function writeChapter(
  session: Session,
  task: ChapterTask,
  soFar: readonly Turn[],
): Promise<{ turns: Turn[]; lost: number }> {
  const facts = fenceFacts(knownFacts(session.sheet), session.mark);
  const talk = soFar.map(({ speaker, text }) => `${hostNames[speaker]}: ${text}`).join('\n');
  const { turns: written } = await ask(session, {
    purpose: `chapter ${task.chapter}`,
    schema: WrittenChapter,
    prompt: [
      facts,
      `The talk so far (do not repeat it):\n${talk || '(nothing yet)'}`,
      `Write the chapter "${task.chapter}" in about ${task.words} words. ${chapterAims[task.chapter]}`,
      `Points: ${JSON.stringify(task.points)}. Facts to use first: ${JSON.stringify(task.factIds)}.`,
    ].join('\n\n'),
  });
  const made = written.flatMap((turn, at) => toTurn(session, task.chapter, at + 1, turn) ?? []);
  const reasonsOf = judgeTurns(made, session.sheet);
  const judged = made.map((turn, at) => ({ turn, reasons: reasonsOf[at] ?? [] }));
  const wrong = judged.filter(({ reasons }) => reasons.length > 0);
  const fixed =
    wrong.length > 0 ? await fixTurns(session, task.chapter, facts, wrong) : new Map<string, Turn>();
  const turns = judged.flatMap(({ turn, reasons }) => {
    const sayable = reasons.length === 0 ? turn : fixed.get(turn.id);
    return sayable ? [sayable] : [];
  });
  return { turns, lost: judged.length - turns.length };
}

async function fixTurns(
  session: Session,
  chapter: ChapterName,
  facts: string,
  wrong: { turn: Turn; reasons: string[] }[],
): Promise<Map<string, Turn>> {
  const problems = wrong.map(({ turn: { speaker, text, factIds }, reasons }) => ({
    speaker,
    text,
    factIds,
    reasons,
  }));
  const { turns } = await ask(session, {
    purpose: `fixing ${chapter}`,
    schema: FixedTurns,
    prompt: [
      facts,
      'These turns may not be said, for the reasons given. Rewrite each in its place, in the same order, so that the reasons are gone; an empty text leaves it out.',
      problems.map((problem) => JSON.stringify(problem)).join('\n'),
    ].join('\n\n'),
  });
  const made = wrong.flatMap(({ turn }, at) => {
    const answer = turns[at];
    return (answer && toTurn(session, chapter, numberOf(turn), answer)) ?? [];
  });
  const reasonsOf = judgeTurns(made, session.sheet);
  return new Map(made.filter((_, at) => reasonsOf[at]?.length === 0).map((turn) => [turn.id, turn]));
}

const numberOf = ({ id }: Turn) => Number(id.split('-').at(-1));
