import type { Network } from '../rules.ts';
import { weighPost } from './weight/rules.ts';

export type LengthLimit = {
  max: number;
  /** What people actually read: networks collapse or truncate longer texts. */
  ideal: number;
  maxHashtags: number;
};

export const limits: Record<Network, LengthLimit> = {
  facebook: { max: 63_206, ideal: 700, maxHashtags: 30 },
  instagram: { max: 2_200, ideal: 1_000, maxHashtags: 30 },
  twitter: { max: 280, ideal: 280, maxHashtags: 10 },
  linkedin: { max: 3_000, ideal: 1_300, maxHashtags: 10 },
};

/** X weighs letters and counts every link as 23; the others count characters. */
export function postLength(network: Network, text: string): number {
  return network === 'twitter' ? weighPost(text) : [...text].length;
}

export function countHashtags(text: string): number {
  return (text.match(/(?:^|\s)#[\p{L}\p{N}_]+/gu) ?? []).length;
}

/** Why a network would reject a text; undefined if it accepts it. */
export function lengthProblem(network: Network, text: string): string | undefined {
  const { max, maxHashtags } = limits[network];
  const length = postLength(network, text);
  if (text.trim() === '') return 'The post is empty.';
  if (length > max) return `The post is ${length - max} characters too long.`;
  const hashtags = countHashtags(text);
  return hashtags > maxHashtags
    ? `${hashtags} hashtags are more than the ${maxHashtags} allowed.`
    : undefined;
}
