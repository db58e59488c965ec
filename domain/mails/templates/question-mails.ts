import type { SiteSettings } from '../../context.ts';
import { type MailContent, renderMail } from '../render-mail.ts';

type Asked = {
  buyer: string;
  email: string;
  question: string;
  home: string;
  answerUrl: string;
  /** Whether a reply to this mail reaches us. */
  canReply: boolean;
};

/** Tells the agent what a buyer asked that the listing doesn't say. */
export function agentQuestionMail(site: SiteSettings, asked: Asked): MailContent {
  const how = asked.canReply
    ? 'Reply to this email with your answer, or answer on the page below.'
    : 'Answer on the page below.';
  return renderMail(site, {
    subject: `${asked.buyer} asks about ${asked.home}`,
    preheader: asked.question,
    heading: 'A buyer has a question',
    paragraphs: [
      `“${asked.question}”`,
      `${how} We email it to ${asked.buyer}, and your listing page gives the same answer to everyone who asks next. Please keep to facts about the home.`,
    ],
    facts: [
      { label: 'Home', value: asked.home },
      { label: 'Buyer', value: asked.buyer },
      { label: 'Email', value: asked.email },
    ],
    button: { label: 'Answer the question', url: asked.answerUrl },
    closing: `You get this email because you ordered this listing page from ${site.name}.`,
  });
}

/** The agent's answer, for the buyer who asked. */
export function buyerAnswerMail(
  site: SiteSettings,
  { question, answer, home, pageUrl }: { question: string; answer: string; home: string; pageUrl: string },
): MailContent {
  return renderMail(site, {
    subject: `Your question about ${home}`,
    preheader: answer.slice(0, 120),
    heading: 'The agent answered',
    paragraphs: [`You asked: “${question}”`, `The agent’s answer: “${answer}”`],
    button: { label: 'Back to the listing', url: pageUrl },
    closing: `You get this email because you asked about ${home} on ${site.name}. Reply to it to reach the agent.`,
  });
}
