import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);

async function promiseOf(slug: string, customer?: { customerFirstName: string; customerLastName: string }) {
  const order = { listingUrl: 'https://h.example', customerEmail: 'dana@h.example', ...customer };
  const [podcast] = customer ? await ctx.db.insert(podcasts).values(order).returning() : [];
  const podcastId = podcast?.id ?? null;
  await ctx.db
    .insert(listings)
    .values({ slug, status: 'active', address: '1 Elm St', agentName: 'Mara Ellison, REALTOR®', podcastId });
  const html = await (await app.request(`/listings/${slug}`)).text();
  expect(html).not.toMatch(/Whitfield|dana@h\.example/);
  const [, form = ''] = html.split('id="contact"');
  const words = form.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, '');
  return { isNamed: words.includes('Mara Ellison, REALTOR® will get back to you'), words };
}

test('a page promises an answer from the agent only if the agent gets the email', async () => {
  const own = await promiseOf('own', { customerFirstName: 'Mara', customerLastName: 'Ellison' });
  expect(own.isNamed).toBe(true);
  expect(own.words).toContain('you agree that we’ll share it with Mara Ellison, REALTOR®, who may reply');
  const other = await promiseOf('other', { customerFirstName: 'Dana', customerLastName: 'Whitfield' });
  expect(other.isNamed).toBe(false);
  expect(other.words).toContain('you agree that we’ll share it with the agent for this home, who may reply');
  const nobodys = await promiseOf('nobodys');
  expect(nobodys.words).toContain('you agree that we may reply by email, phone or text.');
});
