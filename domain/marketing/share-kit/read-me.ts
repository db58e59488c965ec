import { uploadSettings } from '../../disclosure/rules.ts';
import type { KitContents } from './kit-file.ts';

type KitNotes = {
  /** The kit's disclosure about the voices. */
  disclosure: string;
  /** The required disclosure about the photos; empty if they show the home as it is. */
  photos: string[];
};

/** Lists what's in the kit, what's missing, and what to disclose when publishing. */
export function readMe(
  title: string,
  madeAt: Date,
  { files, missing }: KitContents,
  notes: KitNotes,
): string {
  const day = madeAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const lines = [
    `Share kit for ${title}`,
    `Put together by Hearthcast on ${day}.`,
    '',
    'AI voices',
    `  ${notes.disclosure}`,
    '  Some networks have a setting of their own:',
    ...uploadSettings.map(([network, how]) => `  ${network}: ${how}`),
    ...(notes.photos.length > 0 ? ['', 'Altered photos', ...notes.photos.map((note) => `  ${note}`)] : []),
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
