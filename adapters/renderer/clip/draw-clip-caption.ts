import sharp from 'sharp';
import { colors, displayFont, textFont } from '../brand-styles.ts';
import type { ClipCaption, ClipHook, ClipTitle } from '../contract.ts';
import { box, type Element, lines, printable } from '../element.ts';
import { fitted } from '../picture/template.ts';
import type { LayOut } from '../renderer-thread.ts';

type Size = { width: number; height: number };

/** Dark enough for light words on any photo, even a white one. */
const plate = { backgroundColor: 'rgba(17, 35, 29, 0.82)' };

/** The height of a caption's place holds two lines and their plate. */
const LINES = 2;
/** A generous estimate, in font sizes: bold letters with many capitals. */
const LETTER_WIDTH = 0.6;

export function drawClipCaption(layOut: LayOut, caption: ClipCaption): Promise<Buffer> {
  const { width, height, words, current, color } = caption;
  const shown = words.map(printable);
  const line = height / (LINES + 0.7);
  const fontSize = sizeForLines(shown, line * 0.82, width - line * 0.68);
  const spoken = shown.map((word, index) =>
    box(
      {
        padding: `0 ${fontSize * 0.13}px`,
        borderRadius: fontSize * 0.18,
        color: colors.paper,
        ...(index === current ? { color: colors.pineDeep, backgroundColor: color } : {}),
      },
      word,
    ),
  );
  const text = box(
    {
      flexDirection: 'row',
      flexWrap: 'wrap',
      justifyContent: 'center',
      maxWidth: width,
      padding: `${line * 0.22}px ${line * 0.34}px`,
      borderRadius: line * 0.3,
      ...plate,
      fontFamily: textFont,
      fontWeight: 700,
      fontSize,
      lineHeight: 1.22,
    },
    ...spoken,
  );
  return draw(
    layOut,
    box({ ...sizeOf(caption), alignItems: 'center', justifyContent: 'center' }, text),
    caption,
  );
}

/** The largest size at which the words fit in the available lines. */
function sizeForLines(words: string[], largest: number, width: number): number {
  for (let size = largest; size > largest * 0.4; size *= 0.94) {
    let [count, used] = [1, 0];
    for (const word of words) {
      const wide = (word.length * LETTER_WIDTH + 0.3) * size;
      if (used > 0 && used + wide > width) [count, used] = [count + 1, 0];
      used += wide;
      if (wide > width) count += 1;
    }
    if (count <= LINES) return size;
  }
  return largest * 0.4;
}

export function drawClipHook(layOut: LayOut, hook: ClipHook): Promise<Buffer> {
  const { width, text, color } = hook;
  const unit = Math.min(width / 952, hook.height / 470);
  const words = lines(text, 5, {
    fontFamily: displayFont,
    fontWeight: 600,
    fontSize: fitted(92 * unit, text, 40, 0.58),
    lineHeight: 1.12,
    color: colors.paper,
  });
  const card = box(
    {
      maxWidth: width,
      padding: `${38 * unit}px ${44 * unit}px`,
      borderRadius: 28 * unit,
      ...plate,
      gap: 22 * unit,
    },
    box({ width: 120 * unit, height: 10 * unit, borderRadius: 5 * unit, backgroundColor: color }),
    words,
  );
  return draw(layOut, box({ ...sizeOf(hook), alignItems: 'flex-start' }, card), hook);
}

export function drawClipTitle(layOut: LayOut, title: ClipTitle): Promise<Buffer> {
  const { height, address, detail, note } = title;
  const unit = height / 110;
  const label = (words: string, style: Record<string, unknown>): Element =>
    lines(words, 1, { fontFamily: textFont, color: colors.paper, ...style });
  const card = box(
    { padding: `${14 * unit}px ${24 * unit}px`, borderRadius: 20 * unit, flexShrink: 1, ...plate },
    label(address, { fontWeight: 700, fontSize: fitted(36 * unit, address, 34, 0.6) }),
    detail && label(detail, { fontWeight: 500, fontSize: 27 * unit }),
  );
  const small =
    note &&
    label(note, {
      fontSize: 24 * unit,
      padding: `${8 * unit}px ${16 * unit}px`,
      borderRadius: 12 * unit,
      flexShrink: 0,
      ...plate,
    });
  return draw(
    layOut,
    box(
      {
        ...sizeOf(title),
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 20 * unit,
      },
      card,
      small,
    ),
    title,
  );
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

async function draw(layOut: LayOut, element: Element, size: Size): Promise<Buffer> {
  return sharp(Buffer.from(await layOut(element, sizeOf(size))))
    .png({ compressionLevel: 3 })
    .toBuffer();
}
