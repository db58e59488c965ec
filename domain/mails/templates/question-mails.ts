import type { SiteSettings } from '../../context.ts';
import { emailLink } from '../contact-links.ts';
import { homePicture, type MailHome } from '../mail-home.ts';
import { type MailContent, renderMail } from '../render-mail.ts';
import { orderedPageClosing } from './closings.ts';

type Asked = {
  buyer: string;
  email: string;
  question: string;
  home: MailHome | undefined;
  homeName: string;
  answerUrl: string;
  /** Whether a reply to this email reaches us. */
  canReply: boolean;
};

/** Tells the agent what a buyer asked that the listing doesn't say. */
export function agentQuestionMail(site: SiteSettings, asked: Asked): MailContent {
  const how = asked.canReply
    ? 'Reply to this email with your answer, or use the link below.'
    : 'Use the link below to answer.';
  return renderMail(site, {
    subject: `${asked.buyer} has a question about ${asked.homeName}`,
    preheader: asked.question,
    picture: homePicture(asked.home, { href: asked.answerUrl }),
    heading: 'A buyer has a question',
    quote: asked.question,
    paragraphs: [
      `${how} We’ll send your answer to ${asked.buyer} and may show it to other buyers, so please stick to facts about the home.`,
    ],
    facts: [
      { label: 'Buyer', value: asked.buyer },
      { label: 'Email', value: asked.email, href: emailLink(asked.email) },
    ],
    button: { label: 'Answer the question', url: asked.answerUrl },
    closing: orderedPageClosing(site),
  });
}

/** The agent's answer, for the buyer who asked. */
export function buyerAnswerMail(
  site: SiteSettings,
  given: {
    question: string;
    answer: string;
    home: MailHome | undefined;
    homeName: string;
    pageUrl: string;
  },
): MailContent {
  return renderMail(site, {
    subject: `Your question about ${given.homeName} was answered`,
    preheader: given.answer.slice(0, 120),
    picture: homePicture(given.home, { href: given.pageUrl }),
    heading: 'The agent answered your question',
    quote: given.answer,
    paragraphs: [`You asked: “${given.question}”`],
    button: { label: 'View the home', url: given.pageUrl },
    closing: `You’re getting this email because you asked a question about ${given.homeName}. Have another question? Reply to this email, and we’ll send it to the agent.`,
  });
}
