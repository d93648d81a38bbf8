const ICON = '/icons/icon-512.png';
const ICON_SHARE = 0.32;

async function anImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** The icon in the middle of a screen in portrait, as a PNG in an address. */
function draw(icon: HTMLImageElement, ground: string): string {
  const [width, height] = [screen.width, screen.height].sort((a, b) => a - b).map((px) => px * devicePixelRatio);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const side = canvas.width * ICON_SHARE;
  context.drawImage(icon, (canvas.width - side) / 2, (canvas.height - side) / 2, side, side);
  return canvas.toDataURL('image/png');
}

/**
 * What an iPhone or iPad shows while the installed app starts: without a picture of exactly its screen's size nothing but white. Safari takes the
 * picture from a link in the page when the user puts the app on the home screen. Elsewhere the manifest says enough, and nothing happens.
 */
export async function nameStartPictures(): Promise<void> {
  if (!('standalone' in navigator) || document.querySelector('link[rel="apple-touch-startup-image"]')) return;
  const icon = await anImage(ICON);
  // The grounds of the page, light and dark: what is seen until it is drawn.
  for (const { media, content } of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const link = { rel: 'apple-touch-startup-image', media, href: draw(icon, content) };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}
