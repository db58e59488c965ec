import type { ReactNode } from 'react';
import { toBuffer } from '#web/site/byte-text.ts';
import { writeMarkup } from '#web/site/write-markup.ts';

/** A part of a public page as it appears in the page. */
export function writtenMarkup(node: ReactNode): string {
  return toBuffer(writeMarkup(node)).toString();
}
