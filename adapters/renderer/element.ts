import { mark } from '../paper-cut/mark.ts';

/** A React-shaped element as plain data, so that it can be passed to another thread. */
export type Element = { type: string; props: Record<string, unknown> };
type Child = Element | string | null | false | undefined;

/** A box that stacks its children vertically unless its style says otherwise. */
export function box(style: Record<string, unknown>, ...children: Child[]): Element {
  const shown = children.filter((child) => child !== null && child !== undefined && child !== false);
  const only = shown.length === 1 && typeof shown[0] === 'string' ? shown[0] : shown;
  return {
    type: 'div',
    props: {
      style: { display: 'flex', flexDirection: 'column', boxSizing: 'border-box', ...style },
      children: only,
    },
  };
}

/** At most this many lines of text, truncated with an ellipsis. */
export function lines(words: string, count: number, style: Record<string, unknown>): Element {
  return {
    type: 'div',
    props: {
      style: {
        display: 'block',
        lineClamp: count,
        wordBreak: 'break-word',
        textOverflow: 'ellipsis',
        overflow: 'hidden',
        ...style,
      },
      children: printable(words),
    },
  };
}

/** Our typefaces contain only Latin letters; anything else would be drawn as an empty box. */
export function printable(words: string): string {
  return words
    .normalize('NFC')
    .replace(/[^\p{Script=Latin}\p{N}\p{P}\p{Zs}$+=<>|~^`°€£©®™½¼¾²³]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same layout with only its colored areas: what is under the text. */
export function surfacesOf(element: Element): Element {
  return repaint(element, (style) => ({ ...style, color: 'transparent' }), true);
}

/** The same layout with only its text. */
export function writingOf(element: Element): Element {
  return repaint(element, ({ backgroundColor: _, ...style }) => style, false);
}

type Style = Record<string, unknown>;

function repaint(element: Element, paint: (style: Style) => Style, hidesDrawings: boolean): Element {
  const { style = {}, children, ...rest } = element.props as { style?: Style; children?: unknown };
  // A photo isn't text: nobody has to read it.
  if (element.type === 'img') {
    return hidesDrawings
      ? element
      : { ...element, props: { ...element.props, style: { ...style, opacity: 0 } } };
  }
  if (element.type === 'svg') {
    return hidesDrawings ? { ...element, props: { ...element.props, style: { opacity: 0 } } } : element;
  }
  const inner = Array.isArray(children)
    ? children.map((child) => (typeof child === 'object' ? repaint(child, paint, hidesDrawings) : child))
    : children;
  return { ...element, props: { ...rest, style: paint(style), children: inner } };
}

/** A picture in a layout; its bytes are included. */
export function picture(
  bytes: Uint8Array,
  type: 'image/jpeg' | 'image/png',
  { width, height }: { width: number; height: number },
  borderRadius = 0,
): Element {
  const src = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  return { type: 'img', props: { src, width, height, style: { width, height, borderRadius } } };
}

type MarkColors = { house: string; fire: string };

export function markPaths({ house, fire }: MarkColors): Element[] {
  const stroke = { fill: 'none', 'stroke-width': 2.4, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return [
    { type: 'path', props: { ...stroke, d: mark.house, stroke: house } },
    { type: 'path', props: { d: mark.hearth, fill: fire } },
    { type: 'path', props: { ...stroke, d: mark.waves, stroke: fire } },
  ];
}

/** The brand's mark as a separate drawing. */
export function markDrawing(size: number, colors: MarkColors): Element {
  return {
    type: 'svg',
    props: { width: size, height: size, viewBox: '0 0 32 32', children: markPaths(colors) },
  };
}
