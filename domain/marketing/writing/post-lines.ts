import { saysAi } from '../../disclosure/rules.ts';
import { bestPhoto } from '../../listings/photos/best-photo.ts';
import { photoLabel } from '../../listings/photos/rules.ts';
import { postLength } from '../length/rules.ts';
import { MESSAGE_LENGTH, weighMessage } from '../length/text-messages/rules.ts';
import type { Home } from '../load-home.ts';
import { type Network, OPT_OUT, SHORT_OPT_OUT } from '../rules.ts';

/** Required lines of a post, besides its news. */
export type PostLines = {
  /** That the voices are AI, as networks require of a post that contains audio or leads to it. */
  disclosure: string;
  /** What the picture above the post is, if it shows something that isn't there. */
  photo: string | null;
};

export function postLinesOf({ disclosure, listing }: Home, network: Network): PostLines {
  // A text message has no picture.
  if (network === 'sms') return { disclosure: disclosure.sms, photo: null };
  const photo = bestPhoto(listing);
  const label = photo ? photoLabel(photo) : null;
  const way = photo?.origin?.original ? ' The link shows the unaltered photo.' : '';
  return { disclosure: disclosure[network], photo: label && `Photo: ${label.toLowerCase()}.${way}` };
}

/** The post with what it lacks of its lines, before its hashtags. */
export function addPostLines(network: Network, text: string, { disclosure, photo }: PostLines): string {
  if (network === 'sms') return addTextLines(text, disclosure);
  const spoken = isSpoken(network, text) && !saysAi(text) ? [disclosure] : [];
  const missing = [...(photo && !text.includes(photo) ? [photo] : []), ...spoken];
  if (missing.length === 0) return text;
  if (network === 'twitter') return `${text.trimEnd()}\n${missing.join(' ')}`;
  const end = text.search(/(?:\s+#[\p{L}\p{N}_]+)+\s*$/u);
  const [words, tags] = end < 0 ? [text.trimEnd(), ''] : [text.slice(0, end), text.slice(end).trim()];
  return [`${words}\n\n${missing.join('\n')}`, tags].filter(Boolean).join('\n\n');
}

const saysOptOut = /\bSTOP\b/;
const namesAudio = /\b(?:audio|podcast|episode|listen|hear|play|tour)\b/i;

/** Speakers in the ceiling and a playroom are the home's: no voice of ours comes out of them. */
const ofHome =
  /\baudio(?:[ /-](?:visual|video))?[ -](?:systems?|speakers?|equipment|wiring|zones?|controls?|racks?|technology)\b|\b(?:whole-(?:home|house)|surround|multi-?room|in-ceiling|built-in|sonos|integrated) (?:[\w-]+ )?audio\b(?! (?:tour|episode))|\bplay (?:rooms?|areas?|spaces?)\b/gi;

/** TikTok's text stands under a clip; elsewhere a post that names no audio has no voices to explain. */
const isSpoken = (network: Network, text: string) =>
  network === 'tiktok' || namesAudio.test(text.replace(/https?:\S+/g, '').replace(ofHome, ''));

/** A text message always says how to stop them, and who speaks only if it speaks of the audio. */
function addTextLines(text: string, disclosure: string): string {
  const isSilent = !isSpoken('sms', text) || saysAi(text);
  const words = [text.trimEnd(), isSilent ? '' : disclosure].filter(Boolean).join(' ');
  if (saysOptOut.test(text)) return words;
  const whole = `${words} ${OPT_OUT}`;
  return weighMessage(whole) <= MESSAGE_LENGTH ? whole : `${words} ${SHORT_OPT_OUT}`;
}

/** The room that the lines take from a post's limit. */
export function roomOfLines(network: Network, lines: PostLines): number {
  if (network === 'sms') return weighMessage(SHORT_OPT_OUT) + 1;
  return postLength(network, addPostLines(network, 'audio', lines)) - 'audio'.length;
}
