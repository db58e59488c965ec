import QRCode from 'qrcode';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawQrCode } from './draw-qr-code.ts';

const code = { text: 'https://hearthcast.example/s/abcd1234', minWidth: 1200, errorCorrection: 'Q' } as const;

test('the image matches the code, module by module', async () => {
  const { data, info } = await sharp(await drawQrCode(code))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { modules } = QRCode.create(code.text, { errorCorrectionLevel: 'Q' });
  const pixelsEach = info.width / (modules.size + 8);
  expect(Number.isInteger(pixelsEach)).toBe(true);
  expect(info.width).toBeGreaterThanOrEqual(1200);
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const [x, y] = [(column + 4.5) * pixelsEach, (row + 4.5) * pixelsEach].map(Math.floor) as [
        number,
        number,
      ];
      expect(data[(y * info.width + x) * info.channels] === 0).toBe(!!modules.get(row, column));
    }
  }
});

test('drawing barely uses the thread that handles requests', async () => {
  await drawQrCode(code);
  const before = process.threadCpuUsage();
  for (let time = 0; time < 5; time += 1) await drawQrCode(code);
  const { user, system } = process.threadCpuUsage(before);
  // About 3 ms each; drawn pixel by pixel in JavaScript it was 120.
  expect((user + system) / 5 / 1000).toBeLessThan(40);
});
