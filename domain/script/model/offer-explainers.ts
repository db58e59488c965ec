import type { Feature } from '#domain/features/feature.ts';
import { seededChoice } from '../episode/seeded-choice.ts';
import type { Home } from '../home.ts';
import { allScenes } from '../scenes/all-scenes.ts';
import { fillLines } from '../scenes/fill-line.ts';
import { holds, picksUp } from '../scenes/holds.ts';

const maxOffered = 4;

/** Our own sourced general knowledge that fits some features: at most one item for each. */
export function offerExplainers(features: readonly Feature[], home: Home): string[] {
  const choose = seededChoice(home.id);
  const offered = features.flatMap((feature) => {
    for (const scene of allScenes) {
      const fits =
        scene.on &&
        scene.source !== undefined &&
        picksUp(scene.on, feature) &&
        scene.needs.every((condition) => holds(condition, home));
      const lines = fits ? fillLines(scene.id, scene.lines, { home, choose, feature }) : undefined;
      const general = lines?.find(({ isGeneral }) => isGeneral);
      if (general) return [`${feature.noun}: ${general.text}`];
    }
    return [];
  });
  return [...new Set(offered)].slice(0, maxOffered);
}
