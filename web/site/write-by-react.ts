import { isValidElement, type ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { toBytes } from './byte-text.ts';

type Props = Record<string, unknown>;

const MAX_KNOWN = 1000;
const knownStatic = new Map<unknown, Map<string, string>>();
const knownHydratable: typeof knownStatic = new Map();
let knownCount = 0;

/** An icon is the same wherever it has the same class and size, so each is rendered once. */
export function writeByReact(element: ReactElement<Props>, isHydratable: boolean): string {
  const key = plainKey(element);
  if (key === undefined) return render(element, isHydratable);
  const known = isHydratable ? knownHydratable : knownStatic;
  const ofType = known.get(element.type) ?? new Map<string, string>();
  const html = ofType.get(key) ?? render(element, isHydratable);
  if (!ofType.has(key)) {
    if (knownCount >= MAX_KNOWN) {
      knownStatic.clear();
      knownHydratable.clear();
      knownCount = 0;
    }
    knownCount += 1;
    known.set(element.type, ofType.set(key, html));
  }
  return html;
}

/**
 * An element as text; undefined if it contains anything but strings, numbers, and elements for which the same is
 * true.
 */
function plainKey({ type, props }: ReactElement<Props>): string | undefined {
  let key = '';
  for (const name in props) {
    const value = props[name];
    // Handlers aren't written, but a component may check whether there is one.
    if (typeof value === 'function' && typeof type === 'string' && name.startsWith('on')) continue;
    const text = name === 'children' ? keyOfChildren(value) : plainText(value);
    if (text === undefined) return undefined;
    key += `${name}=${text}\n`;
  }
  return key;
}

function plainText(value: unknown): string | undefined {
  if (value !== null && (typeof value === 'object' || typeof value === 'function')) return undefined;
  const text = String(value);
  // With its length, so that no two texts can look the same.
  return `${typeof value}${text.length}:${text}`;
}

/** For lists that outlive a page. */
const keysOfLists = new WeakMap<unknown[], string>();

function keyOfChildren(children: unknown): string | undefined {
  if (!Array.isArray(children)) return isOption(children) ? keyOfOption(children) : plainText(children);
  const known = keysOfLists.get(children);
  if (known !== undefined) return known;
  let all = '';
  for (const child of children) {
    const key = keyOfChildren(child);
    if (key === undefined) return undefined;
    all += `(${key})`;
  }
  keysOfLists.set(children, all);
  return all;
}

function isOption(node: unknown): node is ReactElement<Props> {
  return isValidElement(node) && node.type === 'option';
}

function keyOfOption(option: ReactElement<Props>): string | undefined {
  const key = plainKey(option);
  return key === undefined ? undefined : `<${key}>`;
}

function render(element: ReactElement, isHydratable: boolean): string {
  const html = isHydratable ? renderToString(element) : renderToStaticMarkup(element);
  return toBytes(withoutSlashes(html));
}

/**
 * React closes void elements as in XML, which HTML checkers complain about. Nothing else can contain these two
 * characters: in text, attributes and data blocks, `>` is always escaped.
 */
export function withoutSlashes(html: string): string {
  return html.replaceAll('/>', '>');
}
