export type PhotoInput = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/** Detects the format from the first bytes, so that only decoders for photos ever see a stranger's file. */
export function photoFormat(bytes: Uint8Array): PhotoInput | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 16)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  if (start.slice(4, 8) === 'ftyp' && /^(avif|avis|mif1)$/.test(start.slice(8, 12))) return 'avif';
  return undefined;
}
