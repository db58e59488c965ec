import type { EmailContent } from '#domain/marketing/schema.ts';
import { useDraft } from '../use-draft.ts';

export type EmailWords = Pick<EmailContent, 'subject' | 'preheader' | 'heading' | 'body'>;

/** What can be edited, as the draft stores it. */
export function emailWords({ subject, preheader, heading, body }: EmailContent): string {
  return JSON.stringify({ subject, preheader, heading, body } satisfies EmailWords);
}

/** The words of the email as they are being edited. */
export function useEmailDraft(podcastId: string, version: number, content: EmailContent) {
  const stored = emailWords(content);
  const draft = useDraft(podcastId, 'email', { version, text: stored });
  const words = { ...(JSON.parse(stored) as EmailWords), ...(JSON.parse(draft.text) as Partial<EmailWords>) };
  return { draft, words };
}
