import { channelNames } from '../../disclosure/rules.ts';
import type { ToldUpdate } from '../../production/updates/queries.ts';
import { line, type RecordPart } from './record-part.ts';

export const disclosuresPart: RecordPart<'disclosures'> = {
  name: 'disclosures',
  title: 'Disclosures',
  about: 'What people are told about the AI voices, by channel, and who is responsible for the listing.',
  collect: ({ home, disclosures, update }) => {
    const { agentDisclaimer, mls } = home.listing;
    return [
      {
        subject: 'all',
        content: {
          disclosures: [
            ...disclosures
              .filter(({ isCarried }) => isCarried)
              .map(({ channel, wording, version, startSeconds }) => ({
                where: channelNames[channel],
                wording,
                version,
                startSeconds,
              })),
            ...spokenIn(update),
            ...(agentDisclaimer ? [fixed('Listing page', agentDisclaimer)] : []),
            ...(mls?.disclaimer ? [fixed('Page, player and feed', mls.disclaimer)] : []),
          ],
        },
      },
    ];
  },
  describe: ({ disclosures }) => ({
    title: 'Disclosures',
    lines: disclosures.map(({ where, wording, version, startSeconds }) =>
      line(
        where,
        wording,
        [version !== null && `wording ${version}`, startSeconds !== null && `heard at ${startSeconds} s`]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
  }),
  check: (items) => {
    const ours = items
      .flatMap(({ content }) => content.disclosures)
      .filter(({ version }) => version !== null);
    return { done: ours.length, total: ours.length, words: 'places say that the voices are AI' };
  },
};

/** Other people's words, which we pass on as they are. */
const fixed = (where: string, wording: string) => ({ where, wording, version: null, startSeconds: null });

function spokenIn(update: ToldUpdate | undefined) {
  const { spoken, version } = update?.episode.disclosure ?? {};
  if (!spoken || version === undefined) return [];
  return [{ where: 'Update', wording: spoken.text, version, startSeconds: spoken.startSeconds }];
}
