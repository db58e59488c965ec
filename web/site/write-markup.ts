import React, { type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ByteText, escapeText, toBytes } from './byte-text.ts';
import { writeAttribute, writeClasses, writePart } from './write-attribute.ts';
import { writeByReact } from './write-by-react.ts';
import { writeField } from './write-field.ts';

type Props = Record<string, unknown>;
type Component = (props: Props) => ReactNode;

/** Kept here: in the bundle, each mention of React's exports goes through a getter. */
const { createElement, Fragment, isValidElement } = React;

/**
 * Public pages aren't hydrated, so they don't need what React keeps for hydration: this walks the same elements and
 * writes the same HTML for a fraction of the work. Pieces with rules of their own (the library's icons with their
 * contexts, form fields, custom elements) are left to React, one at a time.
 */
export function writeMarkup(node: ReactNode): ByteText {
  isHydratable = false;
  return write(node) as ByteText;
}

let isHydratable = false;
/** Whether the last thing written is a text; matters only where the page will be hydrated. */
export let isAfterText = false;

/** Markup of an element whose constant parts were written when the server was built (tools/prewrite-markup.ts). */
class Prewritten {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

/** Called by the code that the build writes. */
export function prewritten(html: string): ReactElement {
  return new Prewritten(html) as unknown as ReactElement;
}

/** The same inside what will be hydrated: the element isn't in its place yet, so nothing comes before it. */
export function prewrittenAmid(wasAfterText: boolean, html: string): ReactElement {
  isAfterText = wasAfterText;
  return prewritten(html);
}

export function writeNode(node: ReactNode): string {
  return write(node);
}

/** If the build knows whether a text comes before. */
export function writeNodeAfter(text: boolean, node: ReactNode): string {
  isAfterText = text;
  return write(node);
}

/** Called by the code that the build writes. */
export { writeClasses, writePart };

/** A property that is written the same way for any text. */
export function writeTextProperty(start: string, tag: string, name: string, value: unknown): string {
  if (typeof value === 'string' && value !== '') return `${start}${escapeText(value)}"`;
  return writeProperty(tag, name, value);
}

/** A component that appears in the source: the only question is whether we call it ourselves. */
export function writeComponent(type: Component, props: Props): string {
  return write(plainComponents.has(type) ? type(props) : createElement(type, props));
}

export function writeComponentAfter(text: boolean, type: Component, props: Props): string {
  isAfterText = text;
  return writeComponent(type, props);
}

export function writeProperty(tag: string, name: string, value: unknown): string {
  return value === null || value === undefined ? '' : writeAttribute(tag, name, value);
}

function write(node: ReactNode): string {
  if (typeof node === 'string') return isHydratable ? writeApart(escapeText(node)) : escapeText(node);
  if (typeof node === 'number' || typeof node === 'bigint')
    return isHydratable ? writeApart(String(node)) : String(node);
  if (typeof node !== 'object' || node === null) return '';
  if (node instanceof Prewritten) {
    isAfterText = false;
    return node.html;
  }
  if (Array.isArray(node)) return writeAll(node);
  if (isValidElement<Props>(node)) return writeElement(node);
  // An iterable or a promise.
  return toBytes(renderToStaticMarkup(node));
}

function writeApart(text: string): string {
  if (text === '') return '';
  const isSecond = isAfterText;
  isAfterText = true;
  return isSecond ? `<!-- -->${text}` : text;
}

/**
 * What will be hydrated. React looks for each text separately there, so between adjacent texts a comment keeps the
 * browser from merging them.
 */
export function writeHydratable(node: ReactNode): string {
  isHydratable = true;
  isAfterText = false;
  const html = write(node);
  isHydratable = false;
  return html;
}

function leaveToReact(element: ReactElement<Props>): string {
  isAfterText = false;
  return writeByReact(element, isHydratable);
}

function writeAll(nodes: ReactNode[]): string {
  let html = '';
  for (const node of nodes) html += write(node);
  return html;
}

/**
 * Components that we call ourselves. A class is a function too, and checking each time would take as long as
 * its tag.
 */
const plainComponents = new Set<unknown>();

function writeElement(element: ReactElement<Props>): string {
  const { type, props } = element;
  if (typeof type === 'string') {
    const tag = tags.get(type) ?? learnTag(type);
    // Browsers drop an empty first line of text in `pre`; elements there are like any others.
    const isPlain = tag.isPlain || (type === 'pre' && typeof props.children === 'object');
    if (isPlain) return writeTag(type, props, tag);
    const field = writeField(type, props);
    isAfterText = false;
    return field ?? leaveToReact(element);
  }
  if (type === Fragment) return write(props.children as ReactNode);
  if (plainComponents.has(type)) return write((type as Component)(props));
  if (typeof type !== 'function' || type.prototype?.isReactComponent) return leaveToReact(element);
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

export function hasTagRules(name: string): boolean {
  return tagsWithRules.has(name) || name.includes('-');
}

export function endOfTag(name: string): string {
  return emptyTags.has(name) ? '' : `</${name}>`;
}

function learnTag(name: string): Tag {
  const tag = { isPlain: !hasTagRules(name), start: `<${name}`, end: endOfTag(name) };
  tags.set(name, tag);
  return tag;
}

function writeTag(name: string, props: Props, { start, end }: Tag): string {
  let html = start;
  let inner = '';
  isAfterText = false;
  for (const key in props) {
    const value = props[key];
    if (value === null || value === undefined) continue;
    if (key === 'children') inner = write(value as ReactNode);
    else if (key === 'dangerouslySetInnerHTML') inner = toBytes((value as { __html: string }).__html);
    else html += writeAttribute(name, key, value);
  }
  isAfterText = false;
  return `${html}>${inner}${end}`;
}
