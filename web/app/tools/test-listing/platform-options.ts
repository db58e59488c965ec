import {
  imageSizes,
  type Platform,
  platformNames,
  platforms,
  sizeOfPlatform,
} from '#domain/marketing/rules.ts';

/** Every platform with its image size. */
export const platformOptions: { value: Platform; label: string }[] = platforms.map((value) => ({
  value,
  label: `${platformNames[value]}, ${sizeText(imageSizes[sizeOfPlatform[value]])}`,
}));

export function sizeText({ width, height }: { width: number; height: number }): string {
  return `${width} × ${height}`;
}
