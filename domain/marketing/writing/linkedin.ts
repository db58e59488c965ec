import {
  addressLine,
  type Copy,
  figuresSentence,
  inPlace,
  isRented,
  isStreet,
  join,
  limitsLine,
  listedBy,
  newsLine,
  placeName,
} from './copy.ts';
import { featureIdea, placeIdea } from './post-ideas.ts';
import { type PlannedPost, planPosts } from './post-plan.ts';

/** To colleagues: what a peer needs to match a client, in plain sentences. */
export function linkedinPosts(copy: Copy): string[] {
  const { facts, link, occasion } = copy;
  if (occasion === 'sold') return soldPosts(copy);
  const place = placeName(copy);
  const offer = join(
    [
      place && !isStreet(place) && facts.street
        ? `For sale ${inPlace(place)}: ${facts.street}`
        : `For sale: ${addressLine(facts)}`,
      facts.price,
    ],
    ', ',
  );
  const news = newsLine(copy) ?? `${offer}.`;
  const post = ({ lead, body }: PlannedPost, closing: string) => {
    const said = join([lead, body], ' ');
    return join(
      [news, said, join([figuresSentence(facts), limitsLine(copy, said)], ' '), closing, listedBy(copy)],
      '\n\n',
    );
  };
  const plan = planPosts(copy, { maxLead: 350, room: 520, max: 3, maxEach: 300 });
  return [
    post(
      plan.feature,
      `If you have a client looking ${place && !isStreet(place) ? inPlace(place) : 'nearby'}, photos, facts and an audio tour are here: ${link}`,
    ),
    post(plan.place, `Photos, facts and the audio tour: ${link}`),
    post(
      plan.invitation,
      `${isRented(copy) ? 'Ask me about it.' : 'Message me for a showing.'} The page can go straight to your client, and so can the audio tour: ${link}`,
    ),
  ];
}

function soldPosts(copy: Copy): string[] {
  const { facts, link } = copy;
  const post = (idea: string | null, closing: string) =>
    join([newsLine(copy), idea, figuresSentence(facts), closing, listedBy(copy)], '\n\n');
  return [
    post(featureIdea(copy, 240).text, `Thank you to everyone at the table. How we presented it: ${link}`),
    post(
      placeIdea(copy, 240, featureIdea(copy, 240)).text,
      `If you are thinking of selling, hear how we presented this home: ${link}`,
    ),
    post(null, `Thank you to the colleagues who showed it. The audio tour is still up: ${link}`),
  ];
}
