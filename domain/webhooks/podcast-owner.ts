import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { authUsers } from '#db/schema/auth.ts';
import { podcasts } from '#db/schema/podcasts.ts';

/** The account that a podcast belongs to: its own, or the one whose confirmed address ordered it. */
export const isPodcastOwner = or(
  eq(authUsers.id, podcasts.userId),
  and(
    isNull(podcasts.userId),
    eq(authUsers.email, podcasts.customerEmail),
    isNotNull(authUsers.emailConfirmedAt),
  ),
);
