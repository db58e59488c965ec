import { expect, test } from 'vitest';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { createConfirmedUser } from '../accounts/create-confirmed-user.ts';
import { findOwnHome, findOwnPodcast, listOwnPodcasts, type Owner } from './queries.ts';

const { ctx } = await createTestContext();

async function newOwner(email: string, isEmailConfirmed = true): Promise<Owner> {
  const { userId } = await createConfirmedUser(ctx, { email, password: 'first-secret', firstName: 'Ana' });
  return { userId, email, isEmailConfirmed };
}

const ana = await newOwner('ana@owners.example');
const ben = await newOwner('ben@owners.example');
const mine = await createPaidPodcast(ctx, { userId: ana.userId, customerEmail: 'office@owners.example' });
const byMail = await createPaidPodcast(ctx, { customerEmail: ana.email });

const seenBy = async (owner: Owner) => ({
  listed: (await listOwnPodcasts(ctx, owner)).map(({ id }) => id).sort(),
  found: (await Promise.all([mine, byMail].map(({ id }) => findOwnPodcast(ctx, id, owner)))).flatMap(
    (podcast) => podcast?.id ?? [],
  ),
  home: await findOwnHome(ctx, owner, { address: '12 elm street' }),
});

test('a podcast belongs to its account and to the confirmed address that ordered it', async () => {
  expect(await seenBy(ana)).toEqual({
    listed: [mine.id, byMail.id].sort(),
    found: [mine.id, byMail.id],
    home: byMail.id,
  });
});

test('an unconfirmed address owns nothing', async () => {
  expect(await seenBy({ ...ana, isEmailConfirmed: false })).toEqual({
    listed: [mine.id],
    found: [mine.id],
    home: mine.id,
  });
  const pretender = { ...ben, email: ana.email, isEmailConfirmed: false };
  expect(await seenBy(pretender)).toEqual({ listed: [], found: [], home: undefined });
});

test('other people see nothing, staff see everything', async () => {
  expect(await seenBy(ben)).toEqual({ listed: [], found: [], home: undefined });
  expect((await findOwnPodcast(ctx, mine.id, 'anyone'))?.id).toBe(mine.id);
});
