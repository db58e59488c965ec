import type { PhotoRecord } from '../../listings/photos/origins/schema.ts';
import { line, type RecordPart } from './record-part.ts';

export const photosPart: RecordPart<'photos'> = {
  name: 'photos',
  title: 'Photos',
  about: 'Each photo we publish, what it is, and where it comes from.',
  collect: ({ photos }) => [{ subject: 'all', content: { photos } }],
  describe: ({ photos }) => ({ title: 'Photos', lines: photos.map(describePhoto) }),
};

function describePhoto(photo: PhotoRecord) {
  const { kind, label, alt, url, sourceUrl, edits, original, credit } = photo;
  const witness = photo.saidBy && `${photo.saidBy} says so${photo.quote ? `: “${photo.quote}”` : ''}`;
  const mark = photo.markedBy && `marked by ${photo.markedBy}${photo.markedAt ? `, ${photo.markedAt}` : ''}`;
  const details = [
    photo.photoId,
    url,
    sourceUrl,
    edits,
    witness,
    mark,
    original && `original: ${[original.photoId, original.url, original.sourceUrl].join(' ')}`,
    credit,
  ];
  return line(label ?? kind, alt || 'No caption', details.filter(Boolean).join(' · '));
}
