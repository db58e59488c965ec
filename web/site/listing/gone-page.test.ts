import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { setPublished } from '#domain/takedowns/set-published.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const agent = await signedIn(ctx, { email: 'agent@gone.example' });
const staff = await signedIn(ctx, { email: 'staff@gone.example', isAdmin: true });

async function publish(slug: string, values: Partial<typeof listings.$inferInsert> = {}) {
  const [podcast] = await ctx.db
    .insert(podcasts)
    .values({
      listingUrl: `https://${slug}.example`,
      userId: agent.userId,
      customerEmail: 'agent@gone.example',
      status: 'completed',
      listingPageUrl: `/listings/${slug}`,
    })
    .returning();
  await ctx.db.insert(listings).values({
    slug,
    status: 'active',
    address: `${slug} Alder Street`,
    podcastId: podcast?.id ?? '',
    agentName: 'Mara Voss',
    agentBrokerage: 'Alder & Finch',
    agentPhone: '(802) 555-0142',
    ...values,
  });
  return podcast?.id ?? '';
}
const read = async (slug: string) => {
  const answer = await app.request(`/listings/${slug}`);
  return { status: answer.status, html: await answer.text() };
};
const takeDown = (podcastId: string, actorId: string) =>
  setPublished(ctx, { podcastId, isPublished: false, actor: { actorId, ip: null } });

test('the page of an unpublished home says whom to ask and what else the agent sells', async () => {
  const id = await publish('one');
  await publish('two');
  await publish('three', { saleStatus: 'sold' });
  await takeDown(id, agent.userId);
  const { status, html } = await read('one');
  expect(status).toBe(410);
  expect(html).toContain('To ask about the home, contact Mara Voss, Alder &amp; Finch.');
  expect(html).toContain('href="tel:+18025550142"');
  expect(html).toContain('Other homes from Mara Voss');
  expect(html).toContain('href="/listings/two"');
  for (const hidden of ['/listings/three', 'one Alder Street']) expect(html).not.toContain(hidden);
  for (const path of ['/listings/one/unbranded', '/embed/one'])
    expect(await (await app.request(path)).text()).not.toContain('Mara Voss');
});

test('the page of a home that staff took offline or that was refunded names nobody', async () => {
  const byStaff = await publish('four');
  await takeDown(byStaff, staff.userId);
  const refunded = await publish('five');
  await takeDown(refunded, agent.userId);
  await ctx.db.update(podcasts).set({ status: 'cancelled' }).where(eq(podcasts.id, refunded));
  for (const slug of ['four', 'five']) {
    const { status, html } = await read(slug);
    expect(status).toBe(410);
    expect(html).toContain('The listing and its episode were taken offline.');
    for (const named of ['Mara Voss', 'tel:+18025550142', '/listings/two']) expect(html).not.toContain(named);
  }
});
