import { line, type RecordPart } from './record-part.ts';

export const credentialsPart: RecordPart<'credentials'> = {
  name: 'credentials',
  title: 'Content Credentials',
  about: 'Each file we signed, by its manifest, and the hash of what it shows or plays.',
  collect: ({ signedFiles }) => [
    {
      subject: 'all',
      content: {
        files: signedFiles.map((file) => ({
          kind: file.kind,
          name: file.name,
          manifestId: file.manifestId,
          mediaType: file.mediaType,
          mediaHash: file.mediaHash,
          factSheetHash: file.factSheetHash,
          sourceType: file.sourceType,
          certificate: file.certificateFingerprint,
          isTestCertificate: file.isTestCertificate,
          at: file.signedAt.toISOString(),
        })),
      },
    },
  ],
  describe: ({ files }) => ({
    title: 'Content Credentials',
    lines: files.map((file) =>
      line(
        `${file.kind}: ${file.name}`,
        file.manifestId,
        [
          file.at,
          file.mediaType,
          `media ${file.mediaHash}`,
          `fact sheet ${file.factSheetHash ?? 'none'}`,
          file.sourceType,
          `certificate ${file.certificate}${file.isTestCertificate ? ' (untrusted test certificate)' : ''}`,
        ].join(' · '),
      ),
    ),
  }),
};
