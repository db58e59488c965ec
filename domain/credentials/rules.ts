/** Larger than any file of ours: staff upload up to 60 MB. */
export const MAX_VERIFY_BYTES = 64 * 1024 * 1024;
export const VERIFY_TOO_LARGE =
  'This file is larger than 64 MB, and none of ours is. Choose the file itself, not a ZIP.';
export const TEST_CERTIFICATE = 'untrusted test certificate';

/** The result of checking a file. */
export const verdicts = [
  'original',
  'stripped',
  'altered_details',
  'changed',
  'swapped',
  'other_maker',
  'unknown',
  'damaged',
  'unsupported',
  'record',
  'record_changed',
] as const;
export type Verdict = (typeof verdicts)[number];

export type VerdictWords = { tone: 'good' | 'warn' | 'bad' | 'info'; title: string; text: string };

type OfOurs = 'original' | 'stripped' | 'altered_details' | 'changed';

/** Our own files and others' files that we published differ only in this verb. */
const wordsOfOurs = (did: 'made' | 'published'): Record<OfOurs, VerdictWords> => ({
  original: {
    tone: 'good',
    title: `We ${did} this file, and nobody has changed it.`,
    text: `None since we ${did} it. Its Content Credentials match our records.`,
  },
  stripped: {
    tone: 'good',
    title: `We ${did} this, but its Content Credentials were removed.`,
    text: `What you see or hear is exactly what we ${did}. Many apps and websites drop credentials when a file is uploaded.`,
  },
  altered_details: {
    tone: 'warn',
    title: `We ${did} this, but the details in the file were changed.`,
    text: 'What you see or hear is the same. Its title, description or credentials are no longer ours.',
  },
  changed: {
    tone: 'bad',
    title: `This file was changed after we ${did} it.`,
    text: 'Its content no longer matches its Content Credentials, so we can’t vouch for it. Ask for the original file.',
  },
});

const verdictWords: Record<Exclude<Verdict, OfOurs>, VerdictWords> = {
  swapped: {
    tone: 'bad',
    title: 'The Content Credentials in this file belong to another one.',
    text: 'What you see or hear is ours, but somebody put the credentials of another file into it.',
  },
  other_maker: {
    tone: 'info',
    title: 'This file isn’t ours.',
    text: 'It has Content Credentials from somebody else. We can’t vouch for what they say.',
  },
  unknown: {
    tone: 'info',
    title: 'We don’t know this file.',
    text: 'We didn’t make it, or it has since been cropped, converted or compressed. It has no Content Credentials, so we can’t vouch for it.',
  },
  damaged: {
    tone: 'warn',
    title: 'We couldn’t read this file.',
    text: 'It’s incomplete or damaged. Download it again and try once more.',
  },
  unsupported: {
    tone: 'info',
    title: 'We can’t check this kind of file.',
    text: 'Choose an MP3, MP4, JPEG, PNG, WebP or AVIF file, or a home’s record as PDF or JSON.',
  },
  record: {
    tone: 'good',
    title: 'We issued this record, and nobody has changed it.',
    text: 'Its signature is ours and covers every byte. It says what was true when it was made; a newer one may exist.',
  },
  record_changed: {
    tone: 'bad',
    title: 'This isn’t a record as we issued it.',
    text: 'Its signature doesn’t fit: the file was changed, or somebody else made it. Ask for the original.',
  },
};

/** What to say about a file, depending on whether someone else made it. */
export function describeVerdict(verdict: Verdict, isAdapted: boolean): VerdictWords {
  const ours = wordsOfOurs(isAdapted ? 'published' : 'made');
  return verdict in ours ? ours[verdict as OfOurs] : verdictWords[verdict as Exclude<Verdict, OfOurs>];
}

/** What we checked before publishing a file. */
export const checkNames = ['facts', 'claims', 'fair_housing', 'audio', 'approved'] as const;
export type CheckName = (typeof checkNames)[number];
export type PassedCheck = { name: CheckName; count: number | null };

export function describeCheck({ name, count }: PassedCheck): string {
  const many = (one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);
  switch (name) {
    case 'facts':
      return `Made from ${many('fact', 'facts')} about the home, each with its source`;
    case 'claims':
      return `${many('claim', 'claims')} in the script checked against those facts`;
    case 'fair_housing':
      return 'Every line checked against fair-housing law';
    case 'audio':
      return 'The finished audio transcribed and compared with the script';
    case 'approved':
      return 'Reviewed and approved by a person';
  }
}
