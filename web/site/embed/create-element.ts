type Attributes = Record<string, string | number | (() => void)>;

/** An element with attributes, listeners (`onclick`) and children. Text is always text: nothing is read as HTML. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

/** A drawing of one path, purely decorative. */
export function createDrawing(viewBox: string, path: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', path);
  for (const [key, value] of [
    ['viewBox', viewBox],
    ['preserveAspectRatio', 'none'],
    ['aria-hidden', 'true'],
  ] as const)
    svg.setAttribute(key, value);
  svg.append(line);
  return svg;
}
