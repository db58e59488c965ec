import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { ask } from './find-violations.ts';

const pages = [
  '/',
  '/business-directory',
  '/feed.xml',
  '/sitemap.xml',
  '/health/ready',
  '/account',
  '/no-such-page',
];

/** Visitors who open the public pages and the newest delivered listing with its files. Returns the number of pages. */
export async function visitPages(siteUrl: string, db: Db): Promise<number> {
  const [newest] = await ask(
    db,
    sql`select slug from listings where status = 'active' order by created_at desc limit 1`,
  );
  const paths = newest ? [...pages, `/listings/${newest.slug}`] : pages;
  for (const path of paths) {
    // Any response will do: a busy machine may well report that its database is slow.
    await fetch(`${siteUrl}${path}`).then((answer) => answer.arrayBuffer());
  }
  return paths.length;
}
