/** A React-shaped element as plain data, so that it can be handed to another thread. */
export type Element = { type: string; props: Record<string, unknown> };
type Child = Element | string | null | false | undefined;

/** A box that lays its children out below each other unless its style says otherwise. */
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

/** At most so many lines of writing, cut off with an ellipsis. */
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

/** Our typefaces hold Latin letters; anything else would be drawn as an empty box. */
export function printable(words: string): string {
  return words
    .normalize('NFC')
    .replace(/[^\p{Script=Latin}\p{N}\p{P}\p{Zs}$+=<>|~^`°€£©®™½¼¾²³]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same layout with its coloured areas alone: what lies under the writing. */
export function surfacesOf(element: Element): Element {
  return repaint(element, (style) => ({ ...style, color: 'transparent' }), true);
}

/** The same layout with its writing alone. */
export function writingOf(element: Element): Element {
  return repaint(element, ({ backgroundColor: _, ...style }) => style, false);
}

type Style = Record<string, unknown>;

function repaint(element: Element, paint: (style: Style) => Style, hidesDrawings: boolean): Element {
  const { style = {}, children, ...rest } = element.props as { style?: Style; children?: unknown };
  if (element.type === 'svg') {
    return hidesDrawings ? { ...element, props: { ...element.props, style: { opacity: 0 } } } : element;
  }
  const inner = Array.isArray(children)
    ? children.map((child) => (typeof child === 'object' ? repaint(child, paint, hidesDrawings) : child))
    : children;
  return { ...element, props: { ...rest, style: paint(style), children: inner } };
}

const house = 'M2.2 19.4 12.6 9.6 23 19.4M5.4 17.2v12.4h14.4V17.2M18.9 14.6V10';
const waves = 'M20 6.2a4.6 4.6 0 0 1 3.1 3.1M21.3 1.9a9 9 0 0 1 6.1 6.1';
const hearth = 'M9.8 29.6v-4.2a2.8 2.8 0 0 1 5.6 0v4.2Z';

/** The mark of the brand on its square of 32 units. */
export function markPaths(ink: { house: string; fire: string }): Element[] {
  const stroke = { fill: 'none', 'stroke-width': 2.4, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return [
    { type: 'path', props: { ...stroke, d: house, stroke: ink.house } },
    { type: 'path', props: { d: hearth, fill: ink.fire } },
    { type: 'path', props: { ...stroke, d: waves, stroke: ink.fire } },
  ];
}

export function mark(size: number, ink: { house: string; fire: string }): Element {
  return {
    type: 'svg',
    props: { width: size, height: size, viewBox: '0 0 32 32', children: markPaths(ink) },
  };
}
