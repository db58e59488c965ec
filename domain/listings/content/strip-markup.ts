import { decodeHTML } from 'entities';

const markup = /<(script|style|template)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<\/?[a-z!][^<>]{0,400}>/gi;

/** The beginning of an untrusted text; tags, comments and content only for browsers become line breaks. */
export function stripMarkup(source: string, maxLength: number): string {
  return decodeHTML(source.slice(0, maxLength)).toWellFormed().replace(markup, '\n').replace(/[<>]/g, ' ');
}
