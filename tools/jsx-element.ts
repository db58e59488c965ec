import { isAddress } from '#web/site/write-attribute.ts';
import { hasTagRules } from '#web/site/write-markup.ts';

/** A node of a parsed source. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown };

export function quasisOf(template: Node): string[] {
  return (template.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
}

/** A template with some constant text, so it's never empty. */
export function isTemplate(node: Node): boolean {
  return node.type === 'TemplateLiteral' && quasisOf(node).some((text) => text !== '');
}

/** Whether its first letter rules out a URL that would run a script. */
export function isSafe(name: string, template: Node): boolean {
  return !isAddress(name) || /^[/#h?]/.test(quasisOf(template)[0] ?? '');
}

export const isElement = (node: Node) => node.type === 'JSXElement' || node.type === 'JSXFragment';

/** In source order. Arguments of `createElement` are left alone: React may render that element. */
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

/** Written by us: an ordinary HTML element, all of whose properties are named. */
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

/** A named component without children, whose properties are all named. */
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

/** A word, number or boolean in the source itself. */
export function constantOf(value: Node | null): string | number | boolean | undefined {
  if (value === null) return true;
  const node = value.type === 'JSXExpressionContainer' ? (value.expression as Node) : value;
  const said = node.type === 'Literal' ? node.value : undefined;
  return typeof said === 'string' || typeof said === 'number' || typeof said === 'boolean' ? said : undefined;
}

/** Where an element that is left alone contains code: in its attributes and between its tags. */
export function partsOf(element: Node): Node[] {
  const attributes = element.type === 'JSXFragment' ? [] : attributesOf(element);
  const values = attributes.map((attribute) => (attribute.value ?? attribute) as Node);
  return [...values, ...childrenOf(element)].filter(({ type }) => type !== 'JSXText');
}

/** As JSX reads text over several lines: each line is trimmed, and they are joined by one space. */
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
