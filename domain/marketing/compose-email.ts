import type { EmailAgent } from '#adapters/renderer/contract.ts';
import { brandColors } from '../brands/colors/rules.ts';
import type { ShownAgent } from '../brands/rules.ts';
import type { Context } from '../context.ts';
import type { Written } from './compose-posts.ts';
import { emailPhotos } from './email-photos.ts';
import type { ChosenOccasion } from './facts/occasions.ts';
import type { Home } from './load-home.ts';
import { type Audience, isOpenToBuyers, withSource } from './rules.ts';
import type { EmailContent } from './schema.ts';
import { homeStory, undisputed } from './story/home-story.ts';
import { publishableHome } from './story/publishable-story.ts';
import { type ClaimSources, publishableText } from './unbacked-claims.ts';
import { type Copy, shortFacts, shortWhere } from './writing/copy.ts';
import { writeAgentEmail } from './writing/write-agent-email.ts';
import { type EmailCopy, writeEmailCopy } from './writing/write-email-copy.ts';
import { writeSellerEmail } from './writing/write-seller-email.ts';

const writers: Record<Audience, (copy: Copy) => EmailCopy> = {
  buyers: writeEmailCopy,
  agents: writeAgentEmail,
  seller: writeSellerEmail,
};

/** The email template, written from the facts and rendered. */
export async function composeEmail(
  ctx: Pick<Context, 'renderer' | 'site'>,
  home: Home,
  chosen: ChosenOccasion,
  sources: ClaimSources,
  audience: Audience = 'buyers',
): Promise<Written<EmailContent>> {
  const { story, facts } = publishableHome(homeStory(home.listing), home.facts, 'mail', sources);
  const copy = { ...chosen, facts, story, link: withSource(home.pageUrl, 'email') };
  const { subjects, preheaders, heading, body } = writers[audience](copy);
  const sound = (texts: string[], stand: string) => {
    const kept = texts.flatMap((text) => publishableText(text, 'mail', sources) ?? []);
    return kept.length > 0 ? [...new Set(kept)] : [stand];
  };
  const [kept] = sound([body], 'Take the audio tour, then reply with any questions.');
  const usable = {
    subjects: sound(subjects, 'A home to listen to'),
    preheaders: sound(preheaders, 'Photos, facts and an audio tour.'),
  };
  const words = {
    ...usable,
    subject: usable.subjects[0] as string,
    preheader: usable.preheaders[0] as string,
    heading: sound([heading], 'A home to listen to')[0] as string,
    body: kept as string,
  };
  return {
    content: await renderContent(ctx, home, { audience, ...chosen, ...words }),
    writtenBy: 'built-in',
  };
}

/** The signature of the email. */
function emailAgent({ site }: Pick<Context, 'site'>, agent: ShownAgent): EmailAgent {
  const whole = (url: string) => new URL(url, site.url).href;
  const { phone, license, introLine, website, photo, logo, color } = agent;
  // A brokerage may share its broker's name.
  const isOne = agent.name !== null && agent.brokerage?.startsWith(agent.name) === true;
  return {
    name: isOne ? agent.brokerage : agent.name,
    brokerage: isOne ? null : agent.brokerage,
    phone,
    license,
    introLine,
    website,
    photoUrl: photo && whole(photo.url),
    logo: logo && { ...logo, url: whole(logo.url) },
    ...(color ? { colors: brandColors(color) } : {}),
  };
}

/** The same text as HTML and plain text, rendered again after each edit. */
export async function renderContent(
  ctx: Pick<Context, 'renderer' | 'site'>,
  home: Home,
  words: Omit<EmailContent, 'html' | 'text'>,
): Promise<EmailContent> {
  const { pageUrl, listing } = home;
  const facts = undisputed(home.facts, homeStory(listing));
  const link = withSource(pageUrl, 'email');
  const rendered = await ctx.renderer.renderEmail({
    subject: words.subject,
    preheader: words.preheader,
    heading: words.heading,
    paragraphs: words.body.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== ''),
    price: isOpenToBuyers(words.occasion) ? facts.price : null,
    address: shortWhere(facts),
    cityLine: facts.street ? facts.cityLine : null,
    facts: shortFacts(facts),
    photos: emailPhotos(ctx, listing),
    listenUrl: link,
    pageUrl: link,
    agent: emailAgent(ctx, home.agent),
    disclosure: home.disclosure.email,
    disclaimer: facts.disclaimer,
  });
  return { ...words, ...rendered };
}
