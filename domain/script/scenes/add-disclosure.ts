import type { Scene } from './scene.ts';

/** The placeholder in a scene for the ways to say that the hosts are AI voices. */
const placeholder = '{disclosure}';

/**
 * The scenes with the wordings filled in. Wordings with a street or city go into the scenes for homes with a known
 * address, the others into the one for the rest.
 */
export function addDisclosure(scenes: readonly Scene[], wordings: readonly string[]): Scene[] {
  const placed = wordings.filter((wording) => wording.includes('{'));
  const plain = wordings.filter((wording) => !wording.includes('{'));
  return scenes.map((scene) => {
    if (!scene.part?.startsWith('disclosure')) return scene;
    const fitting = scene.part === 'disclosure-fallback' ? plain : placed;
    return {
      ...scene,
      lines: scene.lines.map((line) => ({
        ...line,
        variants: line.variants.flatMap((variant) => (variant === placeholder ? fitting : [variant])),
      })),
    };
  });
}
