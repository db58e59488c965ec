/** Most phones show a photo 720 to 950 pixels wide, or about 1,200. */
const widths = [640, 960, 1280, 1920];

/** A width this close to the largest one isn't worth a separate file. */
const tooClose = 0.85;

/** The widths to store for a photo; never wider than the photo itself. */
export function variantWidths(photoWidth: number): number[] {
  const largest = Math.min(photoWidth, widths.at(-1) ?? photoWidth);
  return [...widths.filter((width) => width < largest * tooClose), largest];
}
