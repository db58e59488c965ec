import { expect, test } from 'vitest';
import { rewriteMarketing } from '#domain/marketing/rewrite-marketing.ts';
import { findClaimChecker } from '#domain/production/find-claim-checker.ts';
import { callApi, createApiAccount, createOwnThings, keyOf } from '#tests/support/api-account.ts';
import { callTool, connectAssistant } from '#tests/support/assistant.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { quarterRenderer } from '#tests/support/marketed-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext({ renderer: quarterRenderer });
const app = createFullApp(ctx);

test('programs and assistants find the text of every network in the kit', async () => {
  const agent = await createApiAccount(ctx, 'agent@kit.example');
  const { orderId, listingId } = await createOwnThings(ctx, agent);
  await rewriteMarketing(ctx, listingId, findClaimChecker);
  const headers = await keyOf(ctx, agent);
  const { body } = await callApi(app, `GET /v1/orders/${orderId}/kit`, { headers });
  const files = (body.files as { name: string }[]).map(({ name }) => name);
  expect(files.filter((name) => name.startsWith('posts/')).sort()).toEqual([
    'posts/facebook.txt',
    'posts/google-business.txt',
    'posts/instagram.txt',
    'posts/linkedin.txt',
    'posts/mls-remarks.txt',
    'posts/sms.txt',
    'posts/threads.txt',
    'posts/tiktok.txt',
    'posts/x.txt',
  ]);
  const { accessToken } = await connectAssistant(app, agent);
  const told = await callTool(app, '/mcp', { name: 'get_kit', arguments: { orderId } }, accessToken);
  expect(told.data).toMatchObject({ files: body.files });
});
