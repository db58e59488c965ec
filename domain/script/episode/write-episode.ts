import { toSpoken } from '#domain/speech-text/to-spoken.ts';
import { readHome } from '../home.ts';
import { homeValue } from '../home-value.ts';
import { fillCallback } from '../scenes/fill-scene.ts';
import type { Scene } from '../scenes/scene.ts';
import type { FactSheet, Script, Turn } from '../schema.ts';
import { episodeSheet } from './episode-sheet.ts';
import { arc, ownWordsOf, planArc, type Refusal } from './plan-arc.ts';
import { seededChoice } from './seeded-choice.ts';

export type WrittenEpisode = { script: Script; refusals: Refusal[]; kinds: string[] };

/** Writes an episode from the sheet alone. The same sheet and seed give the same words. */
export function writeEpisode(
  facts: FactSheet,
  {
    scenes,
    wordsPerMinute,
    seed = facts.listingId,
    maxSeconds = 232,
  }: { scenes: readonly Scene[]; wordsPerMinute: number; seed?: string; maxSeconds?: number },
): WrittenEpisode {
  const sheet = episodeSheet(facts);
  const home = readHome(sheet);
  const choose = seededChoice(seed);
  const maxWords = Math.round(((maxSeconds - 12) * wordsPerMinute) / 60);
  const plan = planArc(home, sheet, { scenes, seed, choose, maxWords });
  const chapters = new Map(arc.map(({ part, chapter }) => [part, chapter]));
  const lines = plan.scenes.flatMap(({ part, lines: said, scene }) =>
    said.map((line) => ({ ...line, chapter: chapters.get(part) ?? ('home' as const), sceneId: scene.id })),
  );
  const callback = (plan.hook && fillCallback(plan.hook.scene, home, choose)) ?? [];
  lines.push(...callback.map((line) => ({ ...line, chapter: 'visit' as const, sceneId: 'callback' })));
  const counts = new Map<string, number>();
  const turns: Turn[] = lines.map((line) => {
    const { speaker, text, factIds, chapter, isGeneral } = line;
    const number = (counts.get(chapter) ?? 0) + 1;
    counts.set(chapter, number);
    const branded = factIds.includes('agent') || factIds.includes('brokerage');
    const { own } = ownWordsOf(line, sheet);
    return {
      id: `${chapter}-${number}`,
      speaker,
      text,
      spokenText: toSpoken(text),
      factIds,
      branded,
      chapter,
      ...(isGeneral && { isGeneral }),
      ...(own.length > 0 && { ownWords: own }),
    };
  });
  const title = [homeValue(home, 'address')?.text, homeValue(home, 'city')?.text].filter(Boolean).join(', ');
  return {
    script: { title: title || 'A home on Hearthcast', turns, writer: { name: 'built-in' } },
    refusals: plan.refusals,
    kinds: lines.map(({ isGeneral, sceneId }) => `${isGeneral ? 'general' : 'home'} ${sceneId}`),
  };
}
