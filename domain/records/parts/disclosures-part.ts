import { line, type RecordPart } from './record-part.ts';

/** What tells people how the texts and voices were made. */
const generated =
  'Text and voice are made with the help of artificial intelligence from the facts of the listing.';

export const disclosuresPart: RecordPart<'disclosures'> = {
  name: 'disclosures',
  title: 'Disclosures',
  about: 'What people are told about how this was made and who answers for it.',
  collect: ({ home }) => {
    const { listing } = home;
    const staged = listing.localImages.filter(({ isVirtuallyStaged }) => isVirtuallyStaged).length;
    return [
      {
        subject: 'all',
        content: {
          disclosures: [
            { where: 'Terms of service', wording: generated },
            ...(staged > 0 ? [{ where: `${staged} photos`, wording: 'Virtually staged' }] : []),
            ...(listing.agentDisclaimer ? [{ where: 'Listing page', wording: listing.agentDisclaimer }] : []),
            ...(listing.mls?.disclaimer
              ? [{ where: 'Page, player and feed', wording: listing.mls.disclaimer }]
              : []),
          ],
        },
      },
    ];
  },
  describe: ({ disclosures }) => ({
    title: 'Disclosures',
    lines: disclosures.map(({ where, wording }) => line(where, wording)),
  }),
};
