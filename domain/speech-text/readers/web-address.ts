import { sayDigits } from '../../english/number-words.ts';
import type { Reader } from '../reader.ts';

const ENDING = '(?:com|net|org|io|co|us|info|biz|homes|house|realtor|realty|example|edu|gov|tv|app|dev)';
const HOST = `(?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\\.){1,4}${ENDING}(?![A-Za-z0-9-])`;
const maxPathLength = 40;

function sayName(name: string): string {
  return name
    .replace(/\d{1,9}/g, (digits) => ` ${sayDigits(digits)} `)
    .replaceAll('.', ' dot ')
    .replaceAll('-', ' dash ')
    .replaceAll('_', ' underscore ')
    .replaceAll('+', ' plus ');
}

/** The path is spoken if people could remember it. */
function sayPath(path: string | undefined): string {
  const plain = (path ?? '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/[.,;:!?)]+$/, '');
  if (plain === '' || plain.length > maxPathLength || !/^[/\w.-]+$/.test(plain)) return '';
  return plain
    .split('/')
    .filter(Boolean)
    .map((part) => ` slash ${sayName(part)}`)
    .join('');
}

export const webAddress: Reader[] = (['letter', 'digit'] as const).flatMap((starts) => [
  {
    starts,
    pattern: new RegExp(`([A-Za-z0-9][A-Za-z0-9._+-]{0,63})@(${HOST})`, 'y'),
    say: ([, name = '', host = '']) => `${sayName(name)} at ${sayName(host)}`,
  },
  {
    starts,
    pattern: new RegExp(`(?:https?:\\/\\/)?(?:www\\.)?(${HOST})(?::\\d{1,5})?(\\/[^\\s"'<>)]{0,300})?`, 'y'),
    say: ([written, host = '', path]) => {
      const end = /[.,;:!?]$/.exec(path ?? '')?.[0] ?? '';
      return written.length > 0 ? `${sayName(host)}${sayPath(path)}${end}` : null;
    },
  },
  {
    starts,
    pattern: /https?:\/\/[^\s"'<>)]{1,300}/y,
    say: () => 'a web address',
  },
]);
