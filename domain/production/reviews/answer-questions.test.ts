import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails } from '#db/schema/operations.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { givenStep, shortTalk } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { inviteUser } from '../../accounts/invite-user.ts';
import { verifyLink } from '../../accounts/verify-link.ts';
import { produceEpisode } from '../produce-episode.ts';
import { findRun, listQuestions, listReviews } from '../queries.ts';
import { artifactOf, loadArtifacts } from '../run/artifacts.ts';
import { episodeSteps } from '../steps/episode-steps.ts';
import { answerQuestions } from './answer-questions.ts';
import { decideReview } from './decide-review.ts';
import { editScript } from './edit-script.ts';

const { ctx } = await createTestContext();
const actor = { actorId: null, ip: null };
const upToScript = episodeSteps.slice(0, 3);
const stateOf = async (podcastId: string) => (await findRun(ctx, podcastId))?.state;

test('one email asks about a thin listing; the answers become facts; what is still too thin goes to staff', async () => {
  const { id, customerEmail } = await createPaidPodcast(ctx);
  await inviteUser(ctx, {
    email: customerEmail,
    firstName: 'Ana',
    mailKey: 'set-up',
    mail: { kind: 'set-up-account', home: undefined },
    redirectTo: `${ctx.site.url}/set-password`,
    invitedBy: null,
  });
  await produceEpisode(ctx, { podcastId: id }, upToScript);
  expect(await stateOf(id)).toBe('waiting_for_agent');
  const asked = await listQuestions(ctx, id);
  expect(asked.length).toBeGreaterThan(2);
  const sent = await ctx.db.select().from(mails).where(eq(mails.kind, 'agent-questions'));
  expect(sent).toMatchObject([{ recipient: customerEmail }]);
  expect(sent[0]?.text).toContain(asked[0]?.question);
  const link = new URL(/\S+\/auth\/verify\?\S+/.exec(sent[0]?.text ?? '')?.[0] ?? '');
  const [token, type] = ['token', 'type'].map((name) => link.searchParams.get(name) ?? '');
  const opened = await verifyLink(ctx, {
    token: token as string,
    type: type as string,
    client: { ip: '192.0.2.1', userAgent: 'Test' },
  });
  expect(opened.account.user.email, 'somebody without a password gets in').toBe(customerEmail);

  const kitchen = asked.find(({ field }) => field === 'kitchen');
  const answer = 'Not known.';
  await answerQuestions(ctx, {
    podcastId: id,
    answers: [{ questionId: kitchen?.id as string, answer }],
    actor,
  });
  expect(await listReviews(ctx, id)).toMatchObject([{ reason: 'thin_listing', decision: 'superseded' }]);
  await produceEpisode(ctx, { podcastId: id }, upToScript);
  expect(await stateOf(id)).toBe('in_review');
  expect(await ctx.db.select().from(mails).where(eq(mails.kind, 'agent-questions'))).toHaveLength(1);

  const [open] = (await listReviews(ctx, id)).filter(({ closedAt }) => closedAt === null);
  expect(open).toMatchObject({ reason: 'thin_listing', canApprove: true });
  await decideReview(ctx, { reviewItemId: open?.id as string, decision: 'approve', actor });
  await produceEpisode(ctx, { podcastId: id }, upToScript);
  const artifacts = await loadArtifacts(ctx, id);
  expect(artifactOf({ artifacts }, 'write-script').turns.length).toBeGreaterThan(0);
});

test('answers become facts, and a home with enough of them gets its episode', async () => {
  const { id } = await createPaidPodcast(ctx);
  await produceEpisode(ctx, { podcastId: id }, upToScript);
  const kitchen = (await listQuestions(ctx, id)).find(({ field }) => field === 'kitchen');
  const answer =
    'The kitchen was redone in 2019 with soapstone counters, a gas range and a walk-in pantry. There is a wood-burning fireplace, a front porch, a finished basement and an attached garage.';
  await answerQuestions(ctx, {
    podcastId: id,
    answers: [{ questionId: kitchen?.id as string, answer }],
    actor,
  });
  await produceEpisode(ctx, { podcastId: id }, upToScript);
  expect(await stateOf(id)).toBe('delivered');
  const artifacts = await loadArtifacts(ctx, id);
  const { sheet } = artifactOf({ artifacts }, 'check-facts');
  expect(sheet.facts.some(({ source }) => source.kind === 'answer')).toBe(true);
  const said = artifactOf({ artifacts }, 'write-script').turns.map(({ text }) => text);
  expect(said.join(' ')).toContain('soapstone counters');
});

test('a manually written script is kept and checked, and a forbidden or unsupported sentence goes to a person', async () => {
  const { id } = await createPaidPodcast(ctx);
  const checkScript = episodeSteps[3] as (typeof episodeSteps)[number];
  const steps = [givenStep('check-facts'), givenStep('write-script'), checkScript];
  await produceEpisode(ctx, { podcastId: id }, steps);
  const before = (await loadArtifacts(ctx, id))['check-script'];
  const seenHash = before?.contentHash as string;
  const [first, ...rest] = shortTalk.turns;
  const turns = [
    { ...first, text: 'No kids, please. It has 9 bedrooms.' },
    ...rest,
  ] as typeof shortTalk.turns;
  const { contentHash } = await editScript(ctx, { podcastId: id, seenHash, turns, actor });
  await produceEpisode(ctx, { podcastId: id }, steps);
  expect(await stateOf(id)).toBe('in_review');
  const reasons = (await listReviews(ctx, id)).map(({ reason }) => reason).sort();
  expect(reasons).toEqual(['fact_conflict', 'fair_housing']);
  const fixed = [{ ...first, text: 'Welcome, everybody.' }, ...rest] as typeof shortTalk.turns;
  await expect(editScript(ctx, { podcastId: id, seenHash: 'old', turns: fixed, actor })).rejects.toThrow(
    'changed since',
  );
  await editScript(ctx, { podcastId: id, seenHash: contentHash, turns: fixed, actor });
  await produceEpisode(ctx, { podcastId: id }, steps);
  const artifacts = await loadArtifacts(ctx, id);
  const { script } = artifactOf({ artifacts }, 'check-script');
  expect(script.turns.map(({ text }) => text)).toEqual(fixed.map(({ text }) => text));
});
