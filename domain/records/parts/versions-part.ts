import { line, type RecordPart, yesOrNo } from './record-part.ts';

export const versionsPart: RecordPart<'versions'> = {
  name: 'versions',
  title: 'Versions',
  about: 'How the episode and marketing kit were made, and how the listing has changed since.',
  collect: ({ artifacts, partVersions, changes }) => [
    {
      subject: 'all',
      content: {
        steps: artifacts.map(({ step, inputHash, contentHash, isPinned, createdAt }) => ({
          name: step,
          inputHash,
          contentHash,
          isPinned,
          at: createdAt.toISOString(),
        })),
        texts: partVersions.map(({ part, version, state, writtenBy, isEdited, createdAt }) => ({
          part,
          version,
          state,
          writtenBy,
          isEdited,
          at: createdAt.toISOString(),
        })),
        changes: changes.map(({ field, before, after, seenAt }) => ({
          field,
          before,
          after,
          at: seenAt.toISOString(),
        })),
      },
    },
  ],
  describe: ({ steps, texts, changes }) => ({
    title: 'Versions',
    lines: [
      ...steps.map(({ name, inputHash, contentHash, isPinned, at }) =>
        line(name, contentHash, `${at} · made from ${inputHash} · edited by a person: ${yesOrNo(isPinned)}`),
      ),
      ...texts.map(({ part, version, state, writtenBy, isEdited, at }) =>
        line(
          `${part}, version ${version}`,
          state,
          `${at} · written by ${writtenBy} · edited by a person: ${yesOrNo(isEdited)}`,
        ),
      ),
      ...changes.map(({ field, before, after, at }) =>
        line(`Changed: ${field}`, after, `${before ?? 'unknown'} before · ${at}`),
      ),
    ],
  }),
};
