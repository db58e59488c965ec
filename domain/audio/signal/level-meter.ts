const maxLevels = 65_536;

/**
 * The loudest sample of each stretch of a sound that streams in. Stretches grow with the sound, so an hour takes no
 * more memory than a minute; each level covers the same number of samples.
 */
export function createLevelMeter() {
  let levels = new Float32Array(maxLevels);
  let kept = 0;
  let stretch = 1;
  let inStretch = 0;
  let loudest = 0;

  function halve(): void {
    const half = new Float32Array(maxLevels);
    for (let at = 0; at < maxLevels; at += 2)
      half[at / 2] = Math.max(levels[at] as number, levels[at + 1] as number);
    levels = half;
    kept = maxLevels / 2;
    stretch *= 2;
  }

  return {
    feed(samples: Float32Array): void {
      for (const sample of samples) {
        loudest = Math.max(loudest, Math.abs(sample));
        inStretch += 1;
        if (inStretch < stretch) continue;
        levels[kept] = loudest;
        kept += 1;
        inStretch = 0;
        loudest = 0;
        if (kept === maxLevels) halve();
      }
    },
    levels: (): Float32Array => levels.subarray(0, kept),
  };
}
