import { upperFirst } from '#domain/english/upper-first.ts';
import { listThings } from '../list-things.ts';
import { type Found, nothing } from './found.ts';
import { readItems } from './read-items.ts';
import { readSubject } from './read-subject.ts';

const verb =
  /^(?:(?:also |then |\p{L}+ly )*)(opens?|leads?|flows?|connects?|extends?|spills?|transitions?|steps?|looks?|walks?|continues?)(?: (?:\p{L}+ly|out|right|up|down|directly))*? (?:(?:out |up |down |right |directly )?(to|into|onto|on to)) (.+)$/iu;
const end =
  /(?:,|;| (?:with|where|that|which|perfect|ideal|for|making|creating|offering|featuring|boasting|complete|and (?:is|are|has|have|opens|leads|features|offers|boasts|connects|flows)|while|so|as|via|through|via|allowing|providing|to|overlooking|framed|surrounded|anchored|equipped|outfitted|adorned|wrapped|then|accented|flooded|bathed)\b).*$/iu;
const limit = /\b(?:not|no|could|may|might|if|potential|shared|common|would|can|another)\b/i;
const plainVerb = (word: string) =>
  /^(?:flow|extend|spill|transition|continue|step|walk|look)/i.test(word)
    ? /s$/i.test(word)
      ? 'opens'
      : 'open'
    : word.toLowerCase();

/** "The den flows effortlessly into a cedar library with a stove": which room follows, and what's in it. */
export function gleanMoves(clause: string): Found {
  const own = readSubject(clause) ? clause : clause.replace(/^[^,]+, (?=(?:the|this|an?) )/i, '');
  const subject = readSubject(own);
  if (!subject || subject.name === 'It' || limit.test(own)) return nothing;
  const [, word = '', to = '', rest = ''] = verb.exec(subject.rest) ?? [];
  if (rest === '' || /^looks?$/i.test(word)) return nothing;
  const object = rest.replace(end, '').replace(/[.\s]+$/, '');
  const thing = /^(?:the|its|your) /i.test(object) ? theRoom(object) : listThings(object)?.join(' and ');
  if (thing === undefined || thing.split(' ').length > 9) return nothing;
  const link = plainVerb(word) === word.toLowerCase() ? to : 'to';
  const told = [`${upperFirst(subject.name)} ${plainVerb(word)} ${link} ${thing}.`];
  // What the other room has, right after its name.
  const [, list = ''] = /^ (?:with|featuring|boasting) (.+)$/i.exec(rest.slice(object.length)) ?? [];
  const other = readSubject(upperFirst(object.replace(/^an? /i, 'the ')));
  const isRoom = other !== undefined && other.rest === '' && !/^(?:It|an? )/.test(other.name);
  return { told, things: isRoom && list !== '' ? [{ owner: other.name, items: readItems(list) }] : [] };
}

function theRoom(object: string): string | undefined {
  const room = readSubject(object.replace(/^(?:its|your)/i, 'the'));
  return room && room.rest === '' && room.name.startsWith('The ')
    ? room.name.replace('The', 'the')
    : undefined;
}
