import { profiles } from '#db/schema/accounts.ts';
import type { Context } from '../context.ts';
import type { UserRow } from './account.ts';
import { metadataText } from './metadata-text.ts';

/** Creates or updates the profile of a user. May be repeated. */
export async function saveProfile(ctx: Pick<Context, 'db' | 'now'>, user: UserRow): Promise<void> {
  const values = {
    email: user.email,
    firstName: metadataText(user.userMetadata, 'first_name'),
    lastName: metadataText(user.userMetadata, 'last_name'),
    phone: metadataText(user.userMetadata, 'phone'),
    updatedAt: ctx.now(),
  };
  await ctx.db
    .insert(profiles)
    .values({ userId: user.id, ...values, createdAt: ctx.now() })
    .onConflictDoUpdate({ target: profiles.userId, set: values });
}
