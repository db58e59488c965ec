import { joinList } from '../../english/join-list.ts';
import { lowerFirst } from '../../english/upper-first.ts';
import { occasionLabel } from '../rules.ts';
import { pointsOf } from './best-points.ts';
import { type Copy, join } from './copy.ts';
import { letterLeads } from './walk-letter.ts';
import { type EmailCopy, shortName } from './write-email-copy.ts';

/** To the seller: what was made for their home, and what it leads with. */
export function writeSellerEmail(copy: Copy): EmailCopy {
  const { facts, occasion } = copy;
  const name = shortName(copy);
  if (occasion === 'sold')
    return {
      subjects: [`Sold: ${name}`, 'Your home is sold'],
      preheaders: ['Thank you for trusting us with it.'],
      heading: 'Your home is sold',
      body: `${facts.street ?? 'Your home'} is sold. Thank you for trusting us with it.\n\nThe page and the audio tour stay up, if you would like to keep the link.`,
    };
  if (occasion === 'under-contract') {
    const label = occasionLabel(occasion, facts.state);
    return {
      subjects: [`${label}: ${name}`, `Your home is ${lowerFirst(label)}`],
      preheaders: ['The page and the posts say so, too.'],
      heading: `Your home is ${lowerFirst(label)}`,
      body: `${facts.street ?? 'Your home'} is ${lowerFirst(label)}. The page and the posts say so now, and no text invites anyone to a showing.\n\nReply with any questions about what happens until closing.`,
    };
  }
  if (occasion === 'back-on-market')
    return {
      subjects: [`Back on the market: ${name}`, 'Your home is back on the market'],
      preheaders: ['The page and the posts are up to date.'],
      heading: 'Your home is back on the market',
      body: `${facts.street ?? 'Your home'} is back on the market${facts.price ? ` at ${facts.price}` : ''}. The page, the audio tour and new posts are ready.\n\nIf anything about the home has changed since, reply to this email.`,
    };
  const leads = letterLeads(copy)?.flatMap(({ things }) => things) ?? pointsOf(copy);
  const best = joinList([...new Set(leads.map(({ name: thing }) => `the ${thing}`))].slice(0, 3));
  const price = facts.price ? ` at ${facts.price}` : '';
  return {
    subjects: ["Your home's campaign is live", `${name}: your page is live`, `Listen to ${name}`],
    preheaders: [
      ...(best === '' ? [] : [`We lead with ${best}.`].filter((line) => line.length <= maxPreheader)),
      'The page, the audio tour and the posts are ready.',
      'Take a listen, and tell us what you think.',
    ],
    heading: "Your home's campaign is live",
    body: join(
      [
        join(
          [
            `The page for ${facts.street ?? 'your home'} is live${price}, with an audio tour.`,
            'Posts for every network, an email to buyers, the MLS remarks and a flyer are ready too.',
            best === '' ? null : `They lead with ${best}.`,
          ],
          ' ',
        ),
        'Please look it over, and reply if anything should be said differently. Then share the page with anyone who should see it.',
      ],
      '\n\n',
    ),
  };
}

const maxPreheader = 100;
