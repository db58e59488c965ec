import type { SignedFile } from '../../signed-files/queries.ts';
import { signedFileNames } from '../../signed-files/rules.ts';
import { line, type RecordPart } from './record-part.ts';

export const credentialsPart: RecordPart<'credentials'> = {
  name: 'credentials',
  title: 'Content Credentials',
  about: 'Every signed file with its ID and fingerprint. Photos are signed at their largest size.',
  collect: ({ signedFiles }) => [
    {
      subject: 'all',
      content: {
        files: withoutSmallPhotos(signedFiles).map((file) => ({
          kind: file.kind,
          name: file.name,
          manifestId: file.manifestId,
          mediaType: file.mediaType,
          mediaHash: file.mediaHash,
          factSheetHash: file.factSheetHash,
          sourceType: file.sourceType,
          note: file.note,
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
        `${signedFileNames[file.kind]}: ${file.name}`,
        file.manifestId,
        [
          file.at,
          file.mediaType,
          `media ${file.mediaHash}`,
          `fact sheet ${file.factSheetHash ?? 'none'}`,
          ...(file.sourceType ? [file.sourceType] : []),
          ...(file.note ? [file.note] : []),
          `certificate ${file.certificate}${file.isTestCertificate ? ' (untrusted test certificate)' : ''}`,
        ].join(' · '),
      ),
    ),
  }),
  check: (items) => {
    const files = items.flatMap(({ content }) => content.files);
    const isTest = files.some(({ isTestCertificate }) => isTestCertificate);
    const words = `files are signed${isTest ? ' (with an untrusted test certificate)' : ''}`;
    return { done: files.length, total: files.length, words };
  },
};

/** A photo is stored in three widths and three formats: its largest JPEG represents all of them. */
function withoutSmallPhotos(files: readonly SignedFile[]): SignedFile[] {
  const widths = new Map<string, number>();
  for (const file of files) {
    const { photo, width } = photoOf(file);
    widths.set(photo, Math.max(width, widths.get(photo) ?? 0));
  }
  return files.filter((file) => {
    const { photo, width } = photoOf(file);
    return file.kind !== 'photo' || (file.mediaType === 'image/jpeg' && width === widths.get(photo));
  });
}

/** A photo's file is named by its hash and width. */
function photoOf({ name }: SignedFile): { photo: string; width: number } {
  const [photo = '', width = ''] = name.split('-');
  return { photo, width: Number.parseInt(width, 10) };
}
