import { describeFeed, describeFeedEpisode, type Feed } from './feed.ts';

/** JSON Feed 1.1, for readers that don't support XML. */
export function writeJsonFeed(feed: Feed): string {
  const { title, author, description, coverUrl } = describeFeed(feed);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: `${feed.site.url}/`,
    feed_url: feed.url,
    description,
    icon: coverUrl,
    favicon: `${feed.site.url}/icon-192.png`,
    language: 'en-US',
    authors: [{ name: author }],
    ...(feed.hubUrl ? { hubs: [{ type: 'WebSub', url: feed.hubUrl }] } : {}),
    items: feed.episodes.map((row) => {
      const episode = describeFeedEpisode(row, feed);
      return {
        id: episode.id,
        url: episode.link,
        title: episode.title,
        content_text: episode.about,
        ...(episode.cover ? { image: episode.cover } : {}),
        date_published: row.createdAt.toISOString(),
        date_modified: row.updatedAt.toISOString(),
        ...(row.agentName ? { authors: [{ name: row.agentName.slice(0, 200) }] } : {}),
        attachments: [
          {
            url: episode.audioUrl,
            mime_type: 'audio/mpeg',
            title: episode.title,
            size_in_bytes: row.sizeBytes,
            ...(episode.durationSeconds ? { duration_in_seconds: episode.durationSeconds } : {}),
          },
        ],
      };
    }),
  });
}
