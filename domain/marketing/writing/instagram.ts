import { type Copy, figureLines, join, listedBy, newsLine } from './copy.ts';
import { hashtags } from './hashtags.ts';
import { bodySentences, featureIdea, invitationIdea, type PostIdea, placeIdea } from './post-ideas.ts';

const maxTags = 4;
/** What is shown before "more" is a little shorter, but a whole sentence is better than none. */
const maxFirstLine = 120;
const maxLead = 170;

/** A first line above the fold, one idea, few tags at the end. Links cannot be tapped there. */
export function instagramPosts(copy: Copy): string[] {
  const { link, occasion } = copy;
  const isSold = occasion === 'sold';
  const post = (idea: PostIdea, others: PostIdea[], closing: string) =>
    join(
      [
        newsLine(copy),
        idea.text,
        !isSold && bodySentences(copy, [idea, ...others], { room: 300, max: 2, maxEach: 240 }),
        figureLines(copy),
        `${closing} ${link} (link in bio)`,
        listedBy(copy),
        hashtags(copy, maxTags),
      ],
      '\n\n',
    );
  const feature = featureIdea(copy, maxLead);
  const near = placeIdea(copy, 200, feature);
  return [
    post(feature, [], isSold ? 'Hear how we presented it:' : 'Photos and the audio tour:'),
    post(near, [], isSold ? 'Thinking of selling? Listen to this one first:' : 'Take the audio tour:'),
    isSold
      ? post(
          { text: 'Thank you to everyone who came to see it.', told: [] },
          [],
          'How we presented this home:',
        )
      : post(
          invitationIdea(copy, maxFirstLine, [feature, near], 2),
          [near],
          'Start with the audio tour, then pick a time:',
        ),
  ];
}
