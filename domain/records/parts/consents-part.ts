import { line, type RecordPart } from './record-part.ts';

/** Leads are listed by number only, because a record may be shown to people whom the lead never wrote to. */
export const consentsPart: RecordPart<'consents'> = {
  name: 'consents',
  title: 'Lead consent',
  about: 'What each lead agreed to, word for word, without their names.',
  collect: ({ leads }) => [
    {
      subject: 'all',
      content: {
        leads: leads.map(({ id, createdAt, consent }) => ({
          leadId: id,
          receivedAt: createdAt.toISOString(),
          wording: consent?.wording ?? null,
          givenAt: consent?.givenAt ?? null,
          pageVersion: consent?.pageVersion ?? null,
        })),
      },
    },
  ],
  describe: ({ leads }) => ({
    title: 'Leads',
    lines: leads.map(({ leadId, receivedAt, wording, givenAt, pageVersion }) =>
      line(
        `Lead ${leadId}`,
        wording ?? 'Nothing to agree to was shown',
        [receivedAt, givenAt ? `given ${givenAt}` : '', pageVersion ? `page version ${pageVersion}` : '']
          .filter(Boolean)
          .join(' · '),
      ),
    ),
  }),
};
