import type { Context } from '../context.ts';
import { HomeRecord } from './schema.ts';
import { SIGNATURE_MARK, type Verdict, verifyPdf, verifyRecord } from './sign-record.ts';

/** `podcastId` is the home that a valid file is about. */
export type CheckedRecord = { isValid: boolean; podcastId: string | null };

/** More than any record has; parsing a stranger's text costs more than hashing it. */
const MAX_JSON_BYTES = 24 * 1024 * 1024;

/** Whether a file is a record that we issued, PDF or JSON; undefined if it isn't a record. Nothing is stored. */
export async function verifyRecordFile(
  ctx: Pick<Context, 'keys'>,
  file: Uint8Array,
): Promise<CheckedRecord | undefined> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const { published } = await ctx.keys.recordKey();
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    if (!bytes.includes(SIGNATURE_MARK)) return undefined;
    const [, podcastId] = /home-record:([0-9a-f-]{36})/.exec(bytes.toString('latin1')) ?? [];
    return toChecked(verifyPdf(bytes, published), podcastId);
  }
  const record = bytes[0] === 0x7b && bytes.length <= MAX_JSON_BYTES ? parseRecord(bytes) : undefined;
  return record && toChecked(verifyRecord(record, published), record.home.podcastId);
}

/** As it was written: the signature also covers fields that the schema doesn't know. */
function parseRecord(bytes: Buffer): HomeRecord | undefined {
  try {
    const record: unknown = JSON.parse(bytes.toString());
    return HomeRecord.safeParse(record).success ? (record as HomeRecord) : undefined;
  } catch {
    return undefined;
  }
}

function toChecked({ isValid }: Verdict, podcastId: string | undefined): CheckedRecord {
  return { isValid, podcastId: (isValid && podcastId) || null };
}
