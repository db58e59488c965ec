import type { Network } from '../rules.ts';
import { weighPost } from './weight/rules.ts';

export type LengthLimit = {
  most: number;
  /** What people still read: networks fold or cut longer texts. */
  ideal: number;
  mostHashtags: number;
};

export const limits: Record<Network, LengthLimit> = {
  facebook: { most: 63_206, ideal: 700, mostHashtags: 30 },
  instagram: { most: 2_200, ideal: 1_000, mostHashtags: 30 },
  twitter: { most: 280, ideal: 280, mostHashtags: 10 },
  linkedin: { most: 3_000, ideal: 1_300, mostHashtags: 10 },
};

/** X weighs letters and counts every link as 23; the others count characters. */
export function postLength(network: Network, text: string): number {
  return network === 'twitter' ? weighPost(text) : [...text].length;
}

export function countHashtags(text: string): number {
  return (text.match(/(?:^|\s)#[\p{L}\p{N}_]+/gu) ?? []).length;
}

/** Why a network would refuse a text; undefined when it takes it. */
export function lengthProblem(network: Network, text: string): string | undefined {
  const { most, mostHashtags } = limits[network];
  const length = postLength(network, text);
  if (text.trim() === '') return 'The post is empty.';
  if (length > most) return `The post is ${length - most} characters too long.`;
  const hashtags = countHashtags(text);
  return hashtags > mostHashtags
    ? `${hashtags} hashtags are more than the ${mostHashtags} allowed.`
    : undefined;
}
