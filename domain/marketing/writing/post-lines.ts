import { saysAi } from '../../disclosure/rules.ts';
import { bestPhoto } from '../../listings/photos/best-photo.ts';
import { photoLabel } from '../../listings/photos/rules.ts';
import { postLength } from '../length/rules.ts';
import type { Home } from '../load-home.ts';
import type { Network } from '../rules.ts';

/** What a post has to say besides its news. */
export type PostLines = {
  /** That the voices are AI, as the networks ask. */
  disclosure: string;
  /** What the picture above the post is, if it shows something that isn't there. */
  photo: string | null;
};

export function postLinesOf({ disclosure, listing }: Home, network: Network): PostLines {
  const photo = bestPhoto(listing);
  const label = photo ? photoLabel(photo) : null;
  const way = photo?.origin?.original ? ' The link shows the unaltered photo.' : '';
  return { disclosure: disclosure[network], photo: label && `Photo: ${label.toLowerCase()}.${way}` };
}

/** The post with what it lacks of its lines, before its hashtags. */
export function addPostLines(network: Network, text: string, { disclosure, photo }: PostLines): string {
  const missing = [...(photo && !text.includes(photo) ? [photo] : []), ...(saysAi(text) ? [] : [disclosure])];
  if (missing.length === 0) return text;
  if (network === 'twitter') return `${text.trimEnd()}\n${missing.join(' ')}`;
  const end = text.search(/(?:\s+#[\p{L}\p{N}_]+)+\s*$/u);
  const [words, tags] = end < 0 ? [text.trimEnd(), ''] : [text.slice(0, end), text.slice(end).trim()];
  return [`${words}\n\n${missing.join('\n')}`, tags].filter(Boolean).join('\n\n');
}

/** The room that the lines take from a post's limit. */
export function roomOfLines(network: Network, lines: PostLines): number {
  return postLength(network, addPostLines(network, 'x', lines)) - 1;
}
