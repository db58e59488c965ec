import type { EpisodePlan, FactSheet } from '../schema.ts';
import { countSpokenWords, estimateSeconds } from './measure-talk.ts';
import { questionsToAgent } from './questions-to-agent.ts';
import { fitTalk, type WriterOptions } from './write-script.ts';

/** The shortest episode that keeps the promise of three to five minutes, with a margin for how voices differ. */
const shortestSeconds = 186;

/** Whether the sheet carries a whole episode, found by writing it; where it does not, what to ask the agent. */
export function planEpisode(sheet: FactSheet, options: WriterOptions): EpisodePlan {
  const texts = fitTalk(sheet, options).talk.texts();
  const seconds = Math.round(estimateSeconds(texts, options.wordsPerMinute));
  const words = texts.reduce((sum, text) => sum + countSpokenWords(text), 0);
  const isEnough = seconds >= shortestSeconds;
  return {
    verdict: isEnough ? 'enough' : 'thin',
    words,
    seconds,
    questions: isEnough ? [] : questionsToAgent(sheet),
  };
}
