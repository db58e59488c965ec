import type { Network } from '../rules.ts';
import { MESSAGE_LENGTH, weighMessage } from './text-messages/rules.ts';
import { weighPost } from './weight/rules.ts';

export type LengthLimit = {
  max: number;
  /** How much people actually see: networks collapse or truncate longer texts. */
  ideal: number;
  maxHashtags: number;
};

export const limits: Record<Network, LengthLimit> = {
  facebook: { max: 63_206, ideal: 700, maxHashtags: 30 },
  instagram: { max: 2_200, ideal: 1_000, maxHashtags: 30 },
  twitter: { max: 280, ideal: 280, maxHashtags: 10 },
  linkedin: { max: 3_000, ideal: 1_300, maxHashtags: 10 },
  // One topic; a second tag is plain text there.
  threads: { max: 500, ideal: 450, maxHashtags: 1 },
  tiktok: { max: 2_200, ideal: 600, maxHashtags: 5 },
  google: { max: 1_500, ideal: 700, maxHashtags: 0 },
  // Two messages, which phones show as one.
  sms: { max: 306, ideal: MESSAGE_LENGTH, maxHashtags: 0 },
};

/** X weighs letters and counts every link as 23, and text messages have an alphabet; the others count characters. */
export function postLength(network: Network, text: string): number {
  if (network === 'sms') return weighMessage(text);
  if (network === 'twitter') return weighPost(text);
  return [...text].length;
}

/** "#3W", "#T" and "#PH3" are apartment numbers. */
export function countHashtags(text: string): number {
  return (text.match(/(?:^|\s)#(?!\d|\p{Lu}{1,2}\d*(?![\p{L}\p{N}_]))[\p{L}\p{N}_]+/gu) ?? []).length;
}

const phone = /\(?\b\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b/;

/** Why a network would reject a text; undefined if it accepts it. */
export function postProblem(network: Network, text: string): string | undefined {
  const { max, maxHashtags } = limits[network];
  const length = postLength(network, text);
  if (text.trim() === '') return 'The post is empty.';
  if (length > max) return `The post is ${length - max} characters too long.`;
  if (network === 'google' && phone.test(text)) return 'Google rejects posts with a phone number.';
  const hashtags = countHashtags(text);
  return hashtags > maxHashtags
    ? `${hashtags} hashtags are more than the ${maxHashtags} allowed.`
    : undefined;
}
