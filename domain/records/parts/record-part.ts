import type { RecordSource } from '../record-source.ts';
import type { PartContents, PartName, RecordLine } from '../schema.ts';

/** One part of every record: where its content comes from, and how people read it. */
export type RecordPart<Name extends PartName = PartName> = {
  name: Name;
  title: string;
  /** One sentence under the title. */
  about: string;
  /** One item for each thing that changes by itself; the same source gives the same items. */
  collect: (source: RecordSource) => { subject: string; content: PartContents[Name] }[];
  /** Says everything that the content holds, for the screen and the PDF. */
  describe: (content: PartContents[Name], subject: string) => { title: string; lines: RecordLine[] };
  /** What somebody still has to look at. */
  findOpen?: (content: PartContents[Name], subject: string) => string[];
};

export function line(label: string, value: string | number | null, detail = '', isOpen = false): RecordLine {
  return { label, value: value === null ? '–' : String(value), detail, isOpen };
}

export const yesOrNo = (value: boolean | null) => (value === null ? null : value ? 'Yes' : 'No');
