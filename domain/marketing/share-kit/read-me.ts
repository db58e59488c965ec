import type { KitContents } from './kit-file.ts';

/** Lists what is in the kit and what is missing. */
export function readMe(title: string, madeAt: Date, { files, missing }: KitContents): string {
  const day = madeAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const lines = [
    `Share kit for ${title}`,
    `Put together by Hearthcast on ${day}.`,
    '',
    'In this kit:',
    ...files.map(({ name }) => `  ${name}`),
    ...(missing.length > 0
      ? ['', 'Not in this kit:', ...missing.map(({ name, why }) => `  ${name}: ${why}`)]
      : []),
    '',
  ];
  return lines.join('\r\n');
}
