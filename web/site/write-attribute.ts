import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeText, toBytes } from './byte-text.ts';

/**
 * Placeholders for any text and any negative number when React is asked how it writes a property. Some
 * properties need a number.
 */
const PROBE = '7';
const NEGATIVE_PROBE = '-7';
const SCRIPT_PROBE = 'javascript:7';
/** React defuses such a URL; browsers ignore the characters that may be between its letters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers pass over.
const scriptAddress = /^[\u0000-\u001f ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s/i;

const [SPACE, LARGE_J, SMALL_J] = [32, 74, 106];

/** The first letter distinguishes nearly every value from such a URL. */
function mayRunScript(value: string): boolean {
  const first = value.charCodeAt(0);
  return (first <= SPACE || first === SMALL_J || first === LARGE_J) && scriptAddress.test(value);
}

/** What comes before the text and after it, or the whole if the text doesn't matter. */
type Form = { before: string; after: string; whole: string | undefined };
const forms = new Map<string, Form>();
const negativeForms = new Map<string, Form>();
/** By property and value: true, false, nothing and zero. */
const constants = new Map<string, Map<unknown, string>>();
/** The classes of our own elements: the same few hundred on every page. */
const classes = new Map<string, string>();
const classParts = new Map<string, string>();
const MAX_CLASSES = 5000;

/** A property of an element as React writes it. We ask React itself how, once for each property. */
export function writeAttribute(tag: string, name: string, value: unknown): string {
  if (typeof value === 'string' && value !== '') {
    if (name === 'className') return classes.get(value) ?? learnClass(value);
    if (mayRunScript(value)) return askReact(name, value);
    return fill(forms.get(name) ?? learn(forms, name, PROBE), value);
  }
  if (typeof value === 'number' && value > 0)
    return fillPlain(forms.get(name) ?? learn(forms, name, PROBE), String(value));
  if (typeof value === 'number' && value < 0)
    return fillPlain(negativeForms.get(name) ?? learn(negativeForms, name, NEGATIVE_PROBE), String(value));
  // Event handlers and refs don't work on a page that isn't hydrated.
  if (typeof value === 'function' || name === 'ref') return '';
  // Only a link keeps an empty URL.
  if (value === '' && name === 'href' && tag === 'a') return ' href=""';
  if (typeof value !== 'boolean' && value !== '' && value !== 0) return askReact(name, value);
  return constants.get(name)?.get(value) ?? learnConstant(name, value);
}

/**
 * What comes before a text if the property is written the same way for any text; undefined if React does
 * more.
 */
export function startOfText(tag: string, name: string): string | undefined {
  if (tag === 'input' || tag === 'textarea') return undefined;
  const { before, after, whole } = forms.get(name) ?? learn(forms, name, PROBE);
  return whole === undefined && after === '"' ? before : undefined;
}

/** Whether React checks what a URL would do. */
export function isAddress(name: string): boolean {
  return !askReact(name, SCRIPT_PROBE).includes(SCRIPT_PROBE);
}

/** A part of a text property, between constant parts of it. */
export function writePart(value: unknown): string {
  return escapeText(String(value));
}

/** The same in a list of classes: the same few on every page, and long. */
export function writeClasses(value: unknown): string {
  const text = String(value);
  const known = classParts.get(text);
  if (known !== undefined) return known;
  const written = escapeText(text);
  if (classParts.size >= MAX_CLASSES) classParts.clear();
  classParts.set(text, written);
  return written;
}

function fill(form: Form, text: string): string {
  return fillPlain(form, escapeText(text));
}

/** A number has nothing to escape. */
function fillPlain(form: Form, text: string): string {
  return form.whole ?? form.before + text + form.after;
}

function learn(known: Map<string, Form>, name: string, probe: string): Form {
  const written = askReact(name, probe);
  const [before = '', after] = written.split(probe);
  const form = { before, after: after ?? '', whole: after === undefined ? written : undefined };
  known.set(name, form);
  return form;
}

function learnConstant(name: string, value: unknown): string {
  const written = askReact(name, value);
  constants.set(name, (constants.get(name) ?? new Map<unknown, string>()).set(value, written));
  return written;
}

function learnClass(value: string): string {
  const written = ` class="${escapeText(value)}"`;
  if (classes.size >= MAX_CLASSES) classes.clear();
  classes.set(value, written);
  return written;
}

/** For a plain element: none writes a property differently, but some write more than themselves. */
function askReact(name: string, value: unknown): string {
  const html = renderToStaticMarkup(createElement('div', { [name]: value }));
  const [, written = ''] = /^<div((?: [^ =]+="[^"]*")*)>/.exec(html) ?? [];
  return toBytes(written);
}
