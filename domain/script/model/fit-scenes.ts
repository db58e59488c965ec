import { estimateSeconds } from '../estimate-seconds.ts';
import { minTalkSeconds } from '../rules.ts';
import { type ChosenScene, talkOf } from './chosen-scene.ts';
import { wordsOf } from './plan-scenes.ts';

const maxSeconds = 285;

/** Falls back to our own scenes if a model's make the talk too long, or shorter than the facts allow. */
export function fitScenes(scenes: readonly ChosenScene[], wordsPerMinute: number): ChosenScene[] {
  const secondsOf = (some: readonly ChosenScene[]) =>
    estimateSeconds(
      talkOf(some).map(({ turn }) => turn.text),
      wordsPerMinute,
    );
  const wanted = Math.min(minTalkSeconds, secondsOf(scenes.map(({ task }) => ({ task }))));
  let current = [...scenes];
  for (;;) {
    const seconds = secondsOf(current);
    const direction = seconds > maxSeconds ? 1 : seconds < wanted ? -1 : 0;
    const gain = ({ task, byModel }: ChosenScene) =>
      byModel ? direction * (wordsOf(byModel) - wordsOf(task.builtIn)) : 0;
    const worst = [...current].sort((a, b) => gain(b) - gain(a))[0];
    if (direction === 0 || !worst || gain(worst) <= 0) return current;
    current = current.map((scene) => (scene === worst ? { task: scene.task } : scene));
  }
}
