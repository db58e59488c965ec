import QRCode from 'qrcode';
import sharp from 'sharp';
import type { QrCode } from './contract.ts';

/** Modules of quiet space around the code, as the standard requires. */
const MARGIN = 4;

/**
 * Every module is a whole number of pixels, so edges stay sharp. Only the modules are computed here; sharp's
 * threads enlarge them.
 */
export async function drawQrCode({ text, minWidth, errorCorrection }: QrCode): Promise<Buffer> {
  const { data, size } = QRCode.create(text, { errorCorrectionLevel: errorCorrection }).modules;
  const side = size + 2 * MARGIN;
  const pixels = Buffer.alloc(side * side, 255);
  data.forEach((isDark, index) => {
    const row = Math.floor(index / size) + MARGIN;
    if (isDark) pixels[row * side + (index % size) + MARGIN] = 0;
  });
  const width = Math.ceil(minWidth / side) * side;
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(width, width, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}
