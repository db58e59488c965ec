import type { RecordSource } from '../record-source.ts';
import type { ClaimPair, PartContents, PartName, RecordCheck, RecordLine } from '../schema.ts';

export type PartItem<Name extends PartName = PartName> = { subject: string; content: PartContents[Name] };

/** One part of every record: where its content comes from, and how people read it. */
export type RecordPart<Name extends PartName = PartName> = {
  name: Name;
  title: string;
  /** One sentence under the title. */
  about: string;
  /** The subjects' order for readers; without it, as they were recorded. */
  order?: readonly string[];
  /** One item for each thing that changes separately; the same source gives the same items. */
  collect: (source: RecordSource) => PartItem<Name>[];
  /** Presents everything in the content, for the screen and the PDF. */
  describe: (
    content: PartContents[Name],
    subject: string,
  ) => { title: string; lines: RecordLine[]; pairs?: ClaimPair[] };
  /** How much of it is in order. Anything missing here is also reported by `findOpen`. */
  check?: (items: readonly PartItem<Name>[]) => Pick<RecordCheck, 'done' | 'total' | 'words'>;
  /** What someone still has to look at. */
  findOpen?: (content: PartContents[Name], subject: string) => string[];
};

export function line(label: string, value: string | number | null, detail = '', isOpen = false): RecordLine {
  return { label, value: value === null ? '–' : String(value), detail, isOpen };
}

export const yesOrNo = (value: boolean | null) => (value === null ? null : value ? 'Yes' : 'No');
