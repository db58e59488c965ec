import { isAddress } from '#web/site/write-attribute.ts';
import { hasTagRules } from '#web/site/write-markup.ts';

/** A part of a parsed source. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown };

export function quasisOf(template: Node): string[] {
  return (template.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
}

/** A text of which something is known: then it isn't empty. */
export function isTemplate(node: Node): boolean {
  return node.type === 'TemplateLiteral' && quasisOf(node).some((text) => text !== '');
}

/** Where its first letter can't begin an address that would run a script. */
export function isSafe(name: string, template: Node): boolean {
  return !isAddress(name) || /^[/#h?]/.test(quasisOf(template)[0] ?? '');
}

export const isElement = (node: Node) => node.type === 'JSXElement' || node.type === 'JSXFragment';

/** In the order of the source. What `createElement` is given stays as it is: its element may be one that React renders. */
export function outermostElements(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(outermostElements);
  if (node === null || typeof node !== 'object' || !('type' in node)) return [];
  if ((node as { callee?: Node }).callee?.name === 'createElement') return [];
  return isElement(node as Node) ? [node as Node] : Object.values(node).flatMap(outermostElements);
}

export function childrenOf(element: Node): Node[] {
  return element.children as Node[];
}

export function nameOf(element: Node): string | undefined {
  const { name } = element.openingElement as { name: Node };
  return name.type === 'JSXIdentifier' ? (name.name as string) : undefined;
}

export function attributesOf(element: Node): Node[] {
  return (element.openingElement as { attributes: Node[] }).attributes;
}

export function attributeName(attribute: Node): string {
  return (attribute.name as Node).name as string;
}

/** Written by us: an element of HTML without rules of its own, all of whose properties are named. */
export function isPlain(element: Node): boolean {
  const isReadable = childrenOf(element).every(
    (child) =>
      (child.type === 'JSXText' && !(child.value as string).includes('&')) ||
      child.type === 'JSXExpressionContainer' ||
      isElement(child),
  );
  if (!isReadable) return false;
  if (element.type === 'JSXFragment') return true;
  const tag = nameOf(element);
  if (!tag || !/^[a-z]/.test(tag) || hasTagRules(tag)) return false;
  return attributesOf(element).every(
    (attribute) =>
      attribute.type === 'JSXAttribute' &&
      (attribute.name as Node).type === 'JSXIdentifier' &&
      attributeName(attribute) !== 'dangerouslySetInnerHTML' &&
      !hasEntity(attribute.value as Node | null),
  );
}

/** A component of a name without children, whose properties are all named. */
export function isCallable(element: Node): boolean {
  if (element.type === 'JSXFragment' || !/^[A-Z]/.test(nameOf(element) ?? '')) return false;
  if (childrenOf(element).length > 0) return false;
  return attributesOf(element).every(
    (attribute) =>
      attribute.type === 'JSXAttribute' &&
      (attribute.name as Node).type === 'JSXIdentifier' &&
      attributeName(attribute) !== 'key' &&
      attributeName(attribute) !== 'ref' &&
      !hasEntity(attribute.value as Node | null),
  );
}

function hasEntity(value: Node | null): boolean {
  return value?.type === 'Literal' && /[&\n]/.test(String(value.value));
}

/** A word, figure or truth that stands in the source itself. */
export function constantOf(value: Node | null): string | number | boolean | undefined {
  if (value === null) return true;
  const node = value.type === 'JSXExpressionContainer' ? (value.expression as Node) : value;
  const said = node.type === 'Literal' ? node.value : undefined;
  return typeof said === 'string' || typeof said === 'number' || typeof said === 'boolean' ? said : undefined;
}

/** Where code is in an element that is left as it is: in its attributes and between its tags. */
export function partsOf(element: Node): Node[] {
  const attributes = element.type === 'JSXFragment' ? [] : attributesOf(element);
  const values = attributes.map((attribute) => (attribute.value ?? attribute) as Node);
  return [...values, ...childrenOf(element)].filter(({ type }) => type !== 'JSXText');
}

/** As JSX reads text over several lines: each without the spaces around it, joined by one. */
export function trimText(text: string): string {
  const lines = text.split(/\r?\n/);
  return lines
    .map((line, at) => {
      const begun = at === 0 ? line : line.replace(/^[ \t]+/, '');
      return at === lines.length - 1 ? begun : begun.replace(/[ \t]+$/, '');
    })
    .filter((line) => line !== '')
    .join(' ');
}
