import React, { type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ByteText, escapeText, toBytes } from './byte-text.ts';
import { writeAttribute } from './write-attribute.ts';

type Props = Record<string, unknown>;
type Component = (props: Props) => ReactNode;

/** Kept here: the bundle asks React's module for them by way of a getter, each time they are named. */
const { Fragment, isValidElement } = React;

/**
 * Public pages are not hydrated, so nothing of what React keeps for it is needed: this walks the same elements and writes
 * the same HTML for a fraction of the work. What has rules of its own (icons of the library with their contexts, fields
 * of forms, custom elements) is left to React, each alone.
 */
export function writeMarkup(node: ReactNode): ByteText {
  return write(node) as ByteText;
}

function write(node: ReactNode): string {
  if (typeof node === 'string') return escapeText(node);
  if (typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (typeof node !== 'object' || node === null) return '';
  if (Array.isArray(node)) return writeAll(node);
  if (isValidElement<Props>(node)) return writeElement(node);
  // An iterable or a promise.
  return toBytes(renderToStaticMarkup(node));
}

function writeAll(nodes: ReactNode[]): string {
  let html = '';
  for (const node of nodes) html += write(node);
  return html;
}

/** Components that are called by us. A class is a function too, and asking each time would take as long as its tag. */
const plainComponents = new Set<unknown>();

function writeElement(element: ReactElement<Props>): string {
  const { type, props } = element;
  if (typeof type === 'string') {
    const tag = tags.get(type) ?? learnTag(type);
    return tag.isPlain ? writeTag(type, props, tag) : writeByReact(element);
  }
  if (type === Fragment) return write(props.children as ReactNode);
  if (plainComponents.has(type)) return write((type as Component)(props));
  if (typeof type !== 'function' || type.prototype?.isReactComponent) return writeByReact(element);
  plainComponents.add(type);
  return write((type as Component)(props));
}

const emptyTags = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const tagsWithRules = new Set(['input', 'listing', 'object', 'option', 'pre', 'select', 'textarea']);
type Tag = { isPlain: boolean; start: string; end: string };
const tags = new Map<string, Tag>();

function learnTag(name: string): Tag {
  const isPlain = !tagsWithRules.has(name) && !name.includes('-');
  const tag = { isPlain, start: `<${name}`, end: emptyTags.has(name) ? '' : `</${name}>` };
  tags.set(name, tag);
  return tag;
}

function writeTag(name: string, props: Props, { start, end }: Tag): string {
  let html = start;
  let inner = '';
  for (const key in props) {
    const value = props[key];
    if (value === null || value === undefined) continue;
    if (key === 'children') inner = write(value as ReactNode);
    else if (key === 'dangerouslySetInnerHTML') inner = toBytes((value as { __html: string }).__html);
    else html += writeAttribute(name, key, value);
  }
  return `${html}>${inner}${end}`;
}

const MAX_KNOWN = 1000;
const known = new Map<unknown, Map<string, string>>();
let knownCount = 0;

/** An icon is the same wherever it has the same class and size, so each is rendered once. */
function writeByReact(element: ReactElement<Props>): string {
  const key = plainKey(element.props);
  if (key === undefined) return render(element);
  const ofType = known.get(element.type) ?? new Map<string, string>();
  const html = ofType.get(key) ?? render(element);
  if (!ofType.has(key)) {
    if (knownCount >= MAX_KNOWN) {
      known.clear();
      knownCount = 0;
    }
    knownCount += 1;
    known.set(element.type, ofType.set(key, html));
  }
  return html;
}

/** Props as text; undefined where one of them is more than a word or a figure. */
function plainKey(props: Props): string | undefined {
  let key = '';
  for (const name in props) {
    const value = props[name];
    if (value !== null && (typeof value === 'object' || typeof value === 'function')) return undefined;
    key += `${name}=${typeof value}${value}\n`;
  }
  return key;
}

function render(element: ReactElement): string {
  return toBytes(withoutSlashes(renderToStaticMarkup(element)));
}

/**
 * React closes void elements as in XML, which HTML checkers remark on. Nothing else can hold these two characters: in
 * text, attributes and data blocks `>` is always escaped.
 */
export function withoutSlashes(html: string): string {
  return html.replaceAll('/>', '>');
}
