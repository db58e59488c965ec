import { UnusableAnswer, type Writer } from '#adapters/writer/contract.ts';
import { isInstruction } from '../../listings/content/is-instruction.ts';
import { estimateSeconds, musicSeconds } from '../estimate-seconds.ts';
import { minTalkSeconds } from '../rules.ts';
import { type ChapterName, chapters, type FactSheet, type Script, type Turn } from '../schema.ts';
import { fenceFacts, knownFacts, newMark } from './fence-facts.ts';
import { fitTurns } from './fit-turns.ts';
import { chapterAims } from './instructions.ts';
import { Outline } from './schema.ts';
import { ask, type ChapterTask, type Session, writeChapter } from './write-chapter.ts';

export type ModelOptions = { wordsPerMinute: number; signal?: AbortSignal | undefined };

const wantedSeconds = 225;
/** With a larger share of dropped turns, what remains is no conversation. */
const maxLost = 0.3;
const shares: Record<ChapterName, number> = {
  welcome: 0.12,
  home: 0.3,
  outside: 0.18,
  neighborhood: 0.14,
  questions: 0.16,
  visit: 0.1,
};

/**
 * Lets a language model write the talk: an outline, then chapter by chapter. Every turn passes the claim check and the
 * fair-housing check; if too much is lost, or the model does not keep to the form, the talk stays the composed one.
 * The cost is recorded either way. Throws `Unavailable` when a later attempt may help.
 */
export async function writeScriptWithModel(
  writer: Writer,
  sheet: FactSheet,
  composed: Script,
  options: ModelOptions,
): Promise<Script> {
  const session: Session = { writer, sheet, mark: newMark(), signal: options.signal, bill: { costCents: 0 } };
  try {
    const turns = await writeTurns(session, options);
    if (turns) {
      return {
        title: composed.title,
        turns,
        writer: { name: writer.name, model: writer.model, costCents: session.bill.costCents },
      };
    }
  } catch (error) {
    if (!(error instanceof UnusableAnswer)) throw error;
    session.bill.costCents += error.costCents;
  }
  return { ...composed, writer: { ...composed.writer, costCents: session.bill.costCents } };
}

async function writeTurns(session: Session, { wordsPerMinute }: ModelOptions): Promise<Turn[] | null> {
  const turns: Turn[] = [];
  let lost = 0;
  for (const task of await planChapters(session, wordsPerMinute)) {
    const chapter = await writeChapter(session, task, turns);
    turns.push(...chapter.turns);
    lost += chapter.lost;
  }
  const fitting = fitTurns(turns, wordsPerMinute);
  const seconds = estimateSeconds(
    fitting.map(({ text }) => text),
    wordsPerMinute,
  );
  const isWhole = ['welcome', 'visit'].every((chapter) => fitting.some((turn) => turn.chapter === chapter));
  const isEnough = seconds >= minTalkSeconds && isWhole && lost <= maxLost * (turns.length + lost);
  return isEnough ? fitting : null;
}

/** The chapters in order, each with its share of the words; a chapter without facts is left out. */
async function planChapters(session: Session, wordsPerMinute: number): Promise<ChapterTask[]> {
  const aims = chapters.map((name) => `${name}: ${chapterAims[name]}`).join('\n');
  const outline = await ask(session, {
    purpose: 'outline',
    schema: Outline,
    prompt: `${fenceFacts(knownFacts(session.sheet), session.mark)}\n\nPlan the talk. Share the facts out among these chapters, each fact once:\n${aims}`,
  });
  const known = new Set(session.sheet.facts.map(({ id }) => id));
  const tasks = chapters.flatMap((chapter) => {
    const planned = outline.chapters.find((entry) => entry.chapter === chapter);
    const factIds = (planned?.factIds ?? []).filter((id) => known.has(id));
    const isFrame = chapter === 'welcome' || chapter === 'visit';
    return isFrame || factIds.length > 0
      ? [{ chapter, points: (planned?.points ?? []).filter((point) => !isInstruction(point)), factIds }]
      : [];
  });
  const whole = tasks.reduce((sum, { chapter }) => sum + shares[chapter], 0);
  const words = ((wantedSeconds - musicSeconds) / 60) * wordsPerMinute;
  return tasks.map((task) => ({ ...task, words: Math.round((words * shares[task.chapter]) / whole) }));
}
