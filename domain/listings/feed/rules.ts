/** Whose episodes a feed has: an account's, a team's, or everyone's. */
export type FeedOf = { userId?: string | null | undefined; teamId?: string | null | undefined };

export const feedEndings = ['xml', 'json'] as const;
export type FeedEnding = (typeof feedEndings)[number];

/** The path of one feed: the team's if there is one, otherwise the account's, otherwise the site's. */
export function feedPath({ userId, teamId }: FeedOf, ending: FeedEnding = 'xml'): string {
  if (teamId) return `/feeds/teams/${teamId}.${ending}`;
  return userId ? `/feeds/agents/${userId}.${ending}` : `/feed.${ending}`;
}

/** Every feed that an episode is in. */
export function listFeedPaths({ userId, teamId }: FeedOf): string[] {
  const feeds: FeedOf[] = [{}, ...(userId ? [{ userId }] : []), ...(teamId ? [{ teamId }] : [])];
  return feeds.flatMap((feed) => feedEndings.map((ending) => feedPath(feed, ending)));
}

/** A counting service's URL that redirects to the audio file, in the form that OP3 and others use: without https://. */
export function prefixAudio(prefix: string | null, audioUrl: string): string {
  return prefix ? `${prefix.replace(/\/+$/, '')}/${audioUrl.replace(/^https:\/\//, '')}` : audioUrl;
}
