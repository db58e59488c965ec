import { line, type RecordPart } from './record-part.ts';

export const mlsPart: RecordPart<'mls'> = {
  name: 'mls',
  title: 'MLS attribution',
  about: 'The MLS this listing comes from, and the credit line it requires.',
  collect: ({ home }) => {
    const { mls, agentMlsNumber: number, agentOriginatingMls } = home.listing;
    if (!mls && !number && !agentOriginatingMls) return [];
    return [
      {
        subject: 'all',
        content: {
          name: mls?.name ?? agentOriginatingMls,
          number,
          attribution: mls?.attribution ?? null,
          disclaimer: mls?.disclaimer ?? null,
          changedAt: mls?.changedAt ?? null,
          // When the MLS last confirmed it would change the chain every few minutes.
          confirmedAt: mls?.confirmedAt.slice(0, 10) ?? null,
        },
      },
    ];
  },
  describe: ({ name, number, attribution, disclaimer, changedAt, confirmedAt }) => ({
    title: 'MLS',
    lines: [
      line('MLS', name),
      line('Number', number),
      line('Attribution', attribution),
      line('Disclaimer', disclaimer),
      line('Changed', changedAt),
      line('Confirmed', confirmedAt),
    ],
  }),
};
