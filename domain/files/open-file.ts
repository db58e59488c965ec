import { isStorageKey, type OpenedFile, RangeOutside } from '#adapters/storage/contract.ts';
import type { Context } from '../context.ts';

export type FileRequest = { key: string; range?: { start: number; end?: number } };
export type FileAnswer =
  | { kind: 'file'; opened: OpenedFile }
  | { kind: 'missing' }
  | { kind: 'outside'; sizeBytes: number };

/** Private, whatever the file is called. */
const privateFolder = 'private/';

/** Opens a public file for reading. Changes nothing. */
export async function openFile(
  ctx: { storage: Pick<Context['storage'], 'open'> },
  request: FileRequest,
): Promise<FileAnswer> {
  if (!isStorageKey(request.key) || request.key.startsWith(privateFolder)) return { kind: 'missing' };
  try {
    const opened = await ctx.storage.open(request.key, request.range);
    return opened ? { kind: 'file', opened } : { kind: 'missing' };
  } catch (error) {
    if (error instanceof RangeOutside) return { kind: 'outside', sizeBytes: error.sizeBytes };
    throw error;
  }
}
