import { readPhotoLabel } from '../../photo-labels/rules.ts';
import { textOf } from '../page/element.ts';
import type { PageElement } from '../page/parse-html.ts';

const maxLabelLength = 120;
const maxSteps = 3;

/** What the page says about a picture: its alt text, and a label such as "Virtually staged" under or on it. */
export function pictureCaption(element: PageElement): string | undefined {
  const { alt } = element.attrs;
  const label = alt && readPhotoLabel(alt) ? undefined : labelBeside(element);
  return label && alt && !label.includes(alt) ? `${alt}, ${label}` : (label ?? alt);
}

/** Only for a single picture: we can't tell which picture the words under a gallery describe. */
function labelBeside(element: PageElement): string | undefined {
  let node = element.parent;
  for (let step = 0; node && step < maxSteps && !hasTwoPictures(node); step += 1) {
    const text = textOf(node, maxLabelLength + 1);
    if (text.length > maxLabelLength) return undefined;
    if (text !== '' && readPhotoLabel(text)) return text;
    node = node.parent;
  }
  return undefined;
}

function hasTwoPictures(element: PageElement): boolean {
  let pictures = 0;
  const isOver = (node: PageElement): boolean =>
    node.children.some((child) => {
      if (typeof child === 'string') return false;
      if (child.tag === 'img' || child.tag === 'amp-img') pictures += 1;
      return pictures > 1 || isOver(child);
    });
  return isOver(element);
}
