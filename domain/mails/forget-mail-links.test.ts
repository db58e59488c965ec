import { expect, test } from 'vitest';
import { mails } from '#db/schema/operations.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { forgetMailLinks } from './forget-mail-links.ts';
import { queueMail } from './queue-mail.ts';
import { confirmSignUpMail } from './templates/account-mails.ts';

const { ctx, setNow } = await createTestContext();
const link = 'http://localhost:3000/auth/verify?token=secret-word&type=signup&redirect_to=%2Faccount';
const DAY_MS = 86_400_000;

async function write(mailKey: string): Promise<void> {
  const content = confirmSignUpMail(ctx.site, { firstName: 'Ana', link });
  await queueMail(ctx, { mailKey, kind: 'confirm-sign-up', recipient: 'ana@example.com', content });
}

test('account links are removed from emails after a day, and nothing else is', async () => {
  const start = ctx.now();
  await write('old');
  setNow(new Date(start.getTime() + DAY_MS + 1000));
  await write('new');
  const before = await ctx.db.select().from(mails).orderBy(mails.mailKey);
  await forgetMailLinks(ctx);
  await forgetMailLinks(ctx);
  const [fresh, old] = await ctx.db.select().from(mails).orderBy(mails.mailKey);
  expect(fresh).toEqual(before[0]);
  for (const body of [old?.html, old?.text]) {
    expect(body).not.toContain('secret-word');
    expect(body).not.toContain('/auth/verify');
    expect(body).toContain('http://localhost:3000/auth');
    expect(body).toContain('If you didn’t sign up');
  }
  const { html, text, ...rest } = old as typeof mails.$inferSelect;
  expect(before[1]).toMatchObject(rest);
});
