import { inTransaction } from '#db/in-transaction.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { renderContent } from './compose-email.ts';
import { postProblem } from './length/rules.ts';
import { type Home, loadHome } from './load-home.ts';
import { CHANGED_MEANWHILE, lockKit, storePart } from './parts/store-part.ts';
import { listParts } from './queries.ts';
import type { Network } from './rules.ts';
import type { EditPart, EmailContent, PostContent, RemarksContent } from './schema.ts';
import { refuseUnfair } from './unbacked-claims.ts';
import { addPostLines, postLinesOf } from './writing/post-lines.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'renderer'>;

/**
 * Saves a manual edit as the current version. Refused if it breaks a limit or fair-housing law, or if there's a newer
 * version than the one the editor saw. A repeat is refused for the same reason.
 */
export async function editPart(ctx: Ctx, edit: EditPart): Promise<{ version: number }> {
  const { podcastId, part, seenVersion } = edit;
  const home = await loadHome(ctx, podcastId);
  const stored = (await listParts(ctx, podcastId)).filter((row) => row.part === part);
  const current = stored.find((row) => row.state === 'current');
  const offered = stored.find((row) => row.state === 'offered');
  if (!current || current.version !== seenVersion) throw new AppError('conflict', CHANGED_MEANWHILE);
  const content = await changed(ctx, home, current.content as PostContent, edit);
  const isChoice = edit.variant !== undefined && !current.isEdited;
  return inTransaction(ctx, async (tx) => {
    await lockKit(tx, podcastId);
    const version = await storePart(tx, {
      podcastId,
      part,
      content: content as PostContent & EmailContent & RemarksContent,
      // Anyone who edits while there's an offer has seen the new facts.
      factsHash: (offered ?? current).factsHash,
      isEdited: !isChoice,
      writtenBy: isChoice ? current.writtenBy : 'customer',
      seenVersion,
    });
    return { version };
  });
}

async function changed(
  ctx: Ctx,
  home: Home,
  content: PostContent | EmailContent | RemarksContent,
  edit: EditPart,
): Promise<unknown> {
  if (edit.part === 'email') return changedEmail(ctx, home, content as EmailContent, edit);
  if (edit.part === 'remarks') return changedRemarks(content as RemarksContent, edit);
  return changedPost(home, edit.part, content as PostContent, edit);
}

/** Restores text that the network or the law requires, if the edit lost it. */
function changedPost(
  home: Home,
  network: Network,
  content: PostContent,
  { text, variant }: EditPart,
): PostContent {
  const chosen = variant ?? content.chosen;
  const wanted = text ?? content.variants[chosen];
  if (wanted === undefined) throw invalid('variant', 'There is no such variant.');
  const given = wanted.trim() === '' ? wanted : addPostLines(network, wanted, postLinesOf(home, network));
  const problem = postProblem(network, given);
  if (problem) throw invalid('text', problem);
  refuseUnfair(given, 'post', 'text');
  return { ...content, chosen, text: given };
}

function changedRemarks(content: RemarksContent, { text }: EditPart): RemarksContent {
  const given = text?.trim() ?? '';
  if (given === '') throw invalid('text', 'The remarks are empty.');
  if ([...given].length > content.cap)
    throw invalid('text', `The remarks are longer than ${content.cap} characters.`);
  if (/https?:|www\.|\S@\S|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}/i.test(given)) {
    throw invalid('text', 'MLS remarks may not hold links, phone numbers or e-mail addresses.');
  }
  refuseUnfair(given, 'page', 'text');
  return { ...content, text: given };
}

async function changedEmail(
  ctx: Ctx,
  home: Home,
  content: EmailContent,
  edit: EditPart,
): Promise<EmailContent> {
  const { html: _, text: __, ...words } = content;
  const next = {
    ...words,
    subject: edit.subject ?? words.subject,
    preheader: edit.preheader ?? words.preheader,
    heading: edit.heading ?? words.heading,
    body: edit.text?.trim() ?? words.body,
  };
  if (next.body === '') throw invalid('text', 'The e-mail is empty.');
  if (next.body.length > 10_000) throw invalid('text', 'The e-mail is too long.');
  if (/[\r\n]/.test(next.subject)) throw invalid('subject', 'A subject has one line.');
  for (const [field, words] of [
    ['subject', next.subject],
    ['preheader', next.preheader],
    ['heading', next.heading],
    ['text', next.body],
  ] as const) {
    refuseUnfair(words, 'mail', field);
  }
  return renderContent(ctx, home, next);
}

function invalid(field: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [field]: message } });
}
