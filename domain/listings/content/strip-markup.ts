import { decodeHTML } from 'entities';

const markup = /<(script|style|template)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<\/?[a-z!][^<>]{0,400}>/gi;

/** The beginning of a stranger's text without tags, comments and what only browsers read, each of them a line break. */
export function stripMarkup(source: string, maxLength: number): string {
  return decodeHTML(source.slice(0, maxLength)).toWellFormed().replace(markup, '\n').replace(/[<>]/g, ' ');
}
