export type PictureStatistics = { entropyBits: number; topColorShare: number };

const topColors = 8;

/** Both figures from raw red, green, blue bytes. */
export function pictureStatistics(pixels: Uint8Array): PictureStatistics {
  const brightness = new Uint32Array(256);
  const colors = new Uint32Array(4096);
  const count = pixels.length / 3;
  for (let at = 0; at < pixels.length; at += 3) {
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const bright = Math.trunc((red * 299 + green * 587 + blue * 114) / 1000);
    const color = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    brightness[bright] = (brightness[bright] ?? 0) + 1;
    colors[color] = (colors[color] ?? 0) + 1;
  }
  const top = colors.sort((a, b) => b - a).subarray(0, topColors);
  return {
    entropyBits: brightness.reduce(
      (bits, n) => (n > 0 ? bits - (n / count) * Math.log2(n / count) : bits),
      0,
    ),
    topColorShare: top.reduce((sum, n) => sum + n, 0) / count,
  };
}
