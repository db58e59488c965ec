import { escapeXml } from './escape-xml.ts';

type Content = string | (string | null | undefined | false | 0)[];

/** An XML element. Attributes are plain text; the content is XML already. */
export function element(name: string, attributes: Record<string, string>, content?: Content): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `<${name}${written.join('')}`;
  const inside = Array.isArray(content) ? content.filter(Boolean).join('\n') : content;
  return inside === undefined ? `${start}/>` : `${start}>${inside}</${name}>`;
}
