import type { PhotoWitness } from '#db/column-values.ts';
import type { PhotoRecord } from '../../listings/photos/origins/schema.ts';
import { line, type RecordPart } from './record-part.ts';

export const photosPart: RecordPart<'photos'> = {
  name: 'photos',
  title: 'Photos',
  about: 'Each photo we publish, what it is, and where it comes from.',
  collect: ({ photos }) => [{ subject: 'all', content: { photos } }],
  describe: ({ photos }) => ({ title: 'Photos', lines: photos.map(describePhoto) }),
  check: (items) => {
    const photos = items.flatMap(({ content }) => content.photos);
    const altered = photos.filter(({ kind }) => kind === 'edited' || kind === 'staged');
    const shown = altered.filter(({ original }) => original !== null).length;
    return {
      done: photos.length,
      total: photos.length,
      words: `photos have a known source; ${altered.length === 0 ? 'none are altered' : `${altered.length} altered, ${shown} with the original`}`,
    };
  },
};

const witnessNames: Record<PhotoWitness, string> = {
  agent: 'The agent says so',
  caption: 'The caption says so',
  'file-name': 'The file’s name says so',
  'file-data': 'The file’s own data say so',
  remarks: 'The remarks say so',
};

function describePhoto(photo: PhotoRecord) {
  const { label, alt, url, sourceUrl, edits, original, credit } = photo;
  const witness = photo.saidBy && `${witnessNames[photo.saidBy]}${photo.quote ? `: “${photo.quote}”` : ''}`;
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
  return line(label ?? 'As listed', alt || 'No caption', details.filter(Boolean).join(' · '));
}
