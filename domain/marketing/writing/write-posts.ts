import type { Network } from '../rules.ts';
import type { Copy } from './copy.ts';
import { facebookPosts } from './facebook.ts';
import { googlePosts } from './google.ts';
import { instagramPosts } from './instagram.ts';
import { linkedinPosts } from './linkedin.ts';
import { smsPosts } from './sms.ts';
import { threadsPosts } from './threads.ts';
import { tiktokPosts } from './tiktok.ts';
import { twitterPosts } from './twitter.ts';

const writers: Record<Network, (copy: Copy) => string[]> = {
  facebook: facebookPosts,
  instagram: instagramPosts,
  twitter: twitterPosts,
  linkedin: linkedinPosts,
  threads: threadsPosts,
  tiktok: tiktokPosts,
  google: googlePosts,
  sms: smsPosts,
};

/** Three posts for a network, written from the facts alone. */
export function writePosts(network: Network, copy: Copy): string[] {
  return writers[network](copy);
}
