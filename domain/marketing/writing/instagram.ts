import { type Copy, figureLines, isRented, join, listedBy, newsLine } from './copy.ts';
import { hashtags } from './hashtags.ts';
import { type PlannedPost, planPosts } from './post-plan.ts';

const maxTags = 4;
/** What is shown before "more" is a little shorter, but a whole sentence is better than none. */
const maxLead = 260;

/** A first line above the fold, one idea, few tags at the end. Links cannot be tapped there. */
export function instagramPosts(copy: Copy): string[] {
  const { link, occasion } = copy;
  const isSold = occasion === 'sold';
  const post = ({ lead, body }: PlannedPost, closing: string) =>
    join(
      [
        newsLine(copy),
        lead,
        !isSold && body,
        figureLines(copy, isSold ? lead : `${lead} ${body}`),
        `${closing} ${link} (link in bio)`,
        listedBy(copy),
        hashtags(copy, maxTags),
      ],
      '\n\n',
    );
  const plan = planPosts(copy, { maxLead, room: 320, max: 2, maxEach: 260, namesFirst: true });
  return [
    post(plan.feature, isSold ? 'Hear how we presented it:' : 'Photos and the audio tour:'),
    post(plan.place, isSold ? 'Thinking of selling? Listen to this one first:' : 'Take the audio tour:'),
    isSold
      ? post({ lead: 'Thank you to everyone who came to see it.', body: '' }, 'How we presented this home:')
      : post(
          plan.invitation,
          isRented(copy) ? 'Take the audio tour:' : 'Start with the audio tour, then pick a time:',
        ),
  ];
}
