import { parseSync } from 'vite';
import { escapeText } from '#web/site/byte-text.ts';
import { isAddress, startOfText, writeAttribute } from '#web/site/write-attribute.ts';
import { endOfTag } from '#web/site/write-markup.ts';
import {
  attributeName,
  attributesOf,
  childrenOf,
  constantOf,
  isCallable,
  isElement,
  isPlain,
  isSafe,
  isTemplate,
  type Node,
  nameOf,
  outermostElements,
  partsOf,
  quasisOf,
  trimText,
} from './jsx-element.ts';

/** Markup that is known when the server is built, or code that runs on each page. */
type Piece = { text: string } | { code: string; from: Node };

/**
 * The source of a page's component with its plain elements written out: constant parts become one text, and only the
 * variable parts are written on each page. Undefined if there is nothing to write. Lines keep their numbers. In parts that
 * will be hydrated, a comment separates adjacent texts, so there the code tracks what each text comes after.
 */
export function prewriteElements(
  source: string,
  file: string,
  { isHydrated = false } = {},
): string | undefined {
  const { program, errors } = parseSync(file, source, { lang: 'tsx' });
  if (errors.length > 0) return undefined;
  const writer = createWriter(source, isHydrated);
  // Including what comes before the first statement and after the last.
  const code = writer.codeOf({ type: 'Program', body: program.body, start: 0, end: source.length });
  return writer.hasWritten() ? `${RUNTIME}${code}` : undefined;
}

/** On the first line, so that no line moves. */
const RUNTIME =
  "import { isAfterText as $s, prewritten as $w, prewrittenAmid as $a, writeClasses as $k, writeComponent as $c, writeComponentAfter as $d, writeNode as $n, writeNodeAfter as $e, writePart as $x, writeProperty as $p, writeTextProperty as $t } from '#web/site/write-markup.ts';";

/** Whether a text comes right before. Undefined: the writer has just written a node from code, and knows by itself. */
type AfterText = boolean | undefined;

function createWriter(source: string, isHydrated: boolean) {
  let count = 0;
  let afterText: AfterText;

  /** The code of a part of the source, with its elements written out. */
  function codeOf(node: Node): string {
    return replaceIn(node, outermostElements(node), (element) => codeOfElement(element));
  }

  function codeOfElement(element: Node): string {
    if (!isWhole(element)) return codeInside(element);
    count += 1;
    const pieces: Piece[] = [];
    const around = afterText;
    addElement(element, pieces);
    afterText = around;
    return `${isHydrated ? '$a($s,' : '$w('}${join(pieces, element)})`;
  }

  /** What comes before a fragment is only known where it's written. */
  const isWhole = (element: Node) => isPlain(element) && !(isHydrated && element.type === 'JSXFragment');

  /** An element that is left alone; the elements inside are handled one by one. Between tags, code is in braces. */
  function codeInside(element: Node): string {
    return replaceIn(element, partsOf(element), (part) => {
      if (!isElement(part)) return codeOf(part);
      return isWhole(part) ? `{${codeOfElement(part)}}` : codeInside(part);
    });
  }

  function replaceIn(node: Node, parts: Node[], write: (part: Node) => string): string {
    let code = '';
    let at = node.start;
    for (const part of parts) {
      code += source.slice(at, part.start) + write(part);
      at = part.end;
    }
    return code + source.slice(at, node.end);
  }

  function addElement(element: Node, pieces: Piece[]): void {
    if (element.type === 'JSXFragment') {
      addChildren(element, pieces);
      return;
    }
    const tag = nameOf(element) as string;
    pieces.push({ text: `<${tag}` });
    for (const attribute of attributesOf(element)) addAttribute(tag, attribute, pieces);
    pieces.push({ text: '>' });
    afterText = false;
    addChildren(element, pieces);
    pieces.push({ text: endOfTag(tag) });
    afterText = false;
  }

  function addAttribute(tag: string, attribute: Node, pieces: Piece[]): void {
    const name = attributeName(attribute);
    if (name === 'key' || name === 'ref') return;
    const value = constantOf(attribute.value as Node | null);
    if (value !== undefined) {
      pieces.push({ text: writeAttribute(tag, name, value) });
      return;
    }
    const { expression } = attribute.value as { expression: Node };
    // Event handlers aren't written.
    if (expression.type === 'ArrowFunctionExpression') return;
    const start = startOfText(tag, name);
    if (start !== undefined && isTemplate(expression) && isSafe(name, expression)) {
      addTemplate(name, start, expression, pieces);
      return;
    }
    const property = `${JSON.stringify(tag)},${JSON.stringify(name)},${codeOf(expression)}`;
    const isText = start !== undefined && name !== 'className' && !isAddress(name);
    pieces.push({
      code: isText ? `$t(${JSON.stringify(start)},${property})` : `$p(${property})`,
      from: expression,
    });
  }

  /** A template with constant parts, which are written here. */
  function addTemplate(name: string, start: string, template: Node, pieces: Piece[]): void {
    pieces.push({ text: start });
    const parts = template.expressions as Node[];
    for (const [at, quasi] of quasisOf(template).entries()) {
      pieces.push({ text: escapeText(quasi) });
      const part = parts[at];
      if (part) pieces.push({ code: `${name === 'className' ? '$k' : '$x'}(${codeOf(part)})`, from: part });
    }
    pieces.push({ text: '"' });
  }

  function addChildren(element: Node, pieces: Piece[]): void {
    for (const child of childrenOf(element)) {
      if (child.type === 'JSXText') addText(trimText(child.value as string), child, pieces);
      else if (!isElement(child)) addExpression(child.expression as Node, pieces);
      else if (isPlain(child)) addElement(child, pieces);
      else if (isCallable(child)) addComponent(child, pieces);
      else addCode(codeInside(child), child, pieces);
    }
  }

  /** A component is called with its properties, since nothing looks at its element. */
  function addComponent(element: Node, pieces: Piece[]): void {
    let properties = '';
    let at = element.start;
    for (const attribute of attributesOf(element)) {
      const value = attribute.value as Node | null;
      const given = value?.type === 'JSXExpressionContainer' ? (value.expression as Node) : value;
      const code = given === null ? 'true' : isElement(given) ? codeOfElement(given) : codeOf(given);
      properties += `${linesBetween(at, (given ?? attribute).start)}${JSON.stringify(attributeName(attribute))}:${code},`;
      at = (given ?? attribute).end;
    }
    const call = `${nameOf(element)},{${properties}}${linesBetween(at, element.end)}`;
    const isKnown = !isHydrated || afterText === undefined;
    pieces.push({ code: isKnown ? `$c(${call})` : `$d(${afterText},${call})`, from: element });
    afterText = undefined;
  }

  function addText(text: string, from: Node, pieces: Piece[]): void {
    if (text === '') return;
    // Its line breaks come after it: the code has none.
    const first = { ...from, end: from.start };
    if (isHydrated && afterText !== false) addCode(JSON.stringify(text), first, pieces);
    else pieces.push({ text: escapeText(text) });
    afterText = true;
  }

  function addCode(code: string, from: Node, pieces: Piece[]): void {
    const isKnown = !isHydrated || afterText === undefined;
    pieces.push({ code: isKnown ? `$n(${code})` : `$e(${afterText},${code})`, from });
    afterText = undefined;
  }

  function addExpression(expression: Node, pieces: Piece[]): void {
    if (expression.type === 'JSXEmptyExpression') return;
    const constant = constantOf(expression);
    if (typeof constant === 'string') addText(constant, expression, pieces);
    else addCode(codeOf(expression), expression, pieces);
  }

  /** Adjacent texts become one, and each piece of code stays on its line. */
  function join(pieces: Piece[], element: Node): string {
    const parts: string[] = [];
    let text = '';
    let at = element.start;
    for (const piece of pieces) {
      if ('text' in piece) text += piece.text;
      else {
        parts.push(JSON.stringify(text), linesBetween(at, piece.from.start) + piece.code);
        text = '';
        at = piece.from.end;
      }
    }
    return parts.concat(JSON.stringify(text)).join('+') + linesBetween(at, element.end);
  }

  const linesBetween = (from: number, to: number) => source.slice(from, to).replaceAll(/[^\n]/g, '');

  return { codeOf, hasWritten: () => count > 0 };
}
