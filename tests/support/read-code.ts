import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/** What the camera of another phone reads in a part of the screen. Throws when there is none, or one that is light on dark. */
export async function readCode(part: Locator): Promise<string> {
  const png = (await part.screenshot()).toString('base64');
  const pixels = await part.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    const { width, height, data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width, height, data: [...data] };
  }, png);
  // In the middle of the upper edge: the corners are round.
  const [quiet = 0] = pixels.data.slice((pixels.width * 3 + Math.floor(pixels.width / 2)) * 4);
  if (quiet < 200) throw new Error('light on dark: most cameras do not read that');
  return decodeQR({ ...pixels, data: Uint8Array.from(pixels.data) });
}
