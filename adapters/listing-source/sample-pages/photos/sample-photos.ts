import sharp, { type Sharp } from 'sharp';
import { createRandom } from '../../../paper-cut/random.ts';
import { frontScene, gardenScene, viewScene } from './exterior-scenes.ts';
import { agentPortrait, equalHousingBadge, logo, streetMap } from './graphics.ts';
import { homeStyles } from './home-styles.ts';
import { bathScene, bedroomScene, diningScene, kitchenScene, livingScene } from './room-scenes.ts';

/** `draw` draws once, one picture at a time, and then always gives the same bytes. */
export type SamplePhoto = { contentType: string; draw: () => Promise<Buffer> };

const { thistledown, marrow, foundry, heron, quillback } = homeStyles;

/** Photo names of the sample pages; each is drawn when first requested and then kept. */
const photos: Readonly<Record<string, () => string>> = {
  'thistledown-front': () => frontScene(thistledown, 'day', 'thistledown'),
  'thistledown-evening': () => frontScene(thistledown, 'dusk', 'thistledown'),
  'thistledown-parlor': () => livingScene(thistledown, 'parlor'),
  'thistledown-kitchen': () => kitchenScene(thistledown, 'hudson'),
  'thistledown-dining': () => diningScene(thistledown, 'hudson'),
  'thistledown-bedroom': () => bedroomScene(thistledown, 'hudson'),
  'thistledown-bath': () => bathScene(thistledown, 'hudson'),
  'thistledown-garden': () => gardenScene(thistledown, 'dusk', 'hudson'),
  'marrow-front': () => frontScene(marrow, 'day', 'marrow'),
  'marrow-living': () => livingScene(marrow, 'marrow'),
  'marrow-living-empty': () => livingScene(marrow, 'marrow', false),
  'marrow-kitchen': () => kitchenScene(marrow, 'boise'),
  'marrow-bedroom': () => bedroomScene(marrow, 'boise'),
  'marrow-garden': () => gardenScene(marrow, 'day', 'boise'),
  'foundry-street': () => frontScene(foundry, 'dusk', 'foundry'),
  'foundry-living': () => livingScene(foundry, 'third-ward'),
  'foundry-kitchen': () => kitchenScene(foundry, 'third-ward'),
  'foundry-dining': () => diningScene(foundry, 'third-ward'),
  'foundry-bedroom': () => bedroomScene(foundry, 'third-ward'),
  'foundry-bath': () => bathScene(foundry, 'third-ward'),
  'foundry-view': () => viewScene(foundry, 'dusk', 'third-ward'),
  'heron-front': () => frontScene(heron, 'day', 'heron'),
  'heron-lake': () => viewScene(heron, 'day', 'heron'),
  'heron-great-room': () => livingScene(heron, 'heron'),
  'heron-dining': () => diningScene(heron, 'heron'),
  'heron-evening': () => frontScene(heron, 'dusk', 'heron'),
  'quillback-front': () => frontScene(quillback, 'day', 'quillback'),
};

const graphics: Readonly<Record<string, () => string>> = {
  'logo-juniper-vale': () => logo('Juniper &amp; Vale', '#3d4f3f'),
  'logo-sawtooth': () => logo('Sawtooth Row', '#7a3f22'),
  'equal-housing': equalHousingBadge,
  'map-hudson': () => streetMap('hudson'),
  'agent-mara-ellison': () => agentPortrait('#5b4a66'),
  'agent-dell-okafor': () => agentPortrait('#2f5a63'),
};

const sizes: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  '-small': (picture) => picture.resize(640),
  '-square': (picture) => picture.resize(600, 600, { fit: 'cover' }),
};

const drawn = new Map<string, Promise<Buffer>>();
let lastDrawing: Promise<unknown> = Promise.resolve();

/** `name` is the last part of the address: `heron-lake.jpg`, `heron-lake-small.jpg`, `logo-sawtooth.png`. */
export function findSamplePhoto(name: string): SamplePhoto | undefined {
  const [, stem = '', size = '', ending] = /^([a-z-]+?)(-small|-square)?\.(jpg|png)$/.exec(name) ?? [];
  const scene = Object.hasOwn(photos, stem) ? photos[stem] : undefined;
  const graphic = Object.hasOwn(graphics, stem) ? graphics[stem] : undefined;
  if (ending === 'jpg' && scene) {
    const resize = sizes[size] ?? ((picture: Sharp) => picture);
    const draw = () => resize(paperPicture(scene())).jpeg({ quality: 84 }).toBuffer();
    return { contentType: 'image/jpeg', draw: () => once(name, draw) };
  }
  if (ending === 'png' && graphic && !size) {
    const draw = () => sharp(Buffer.from(graphic())).png().toBuffer();
    return { contentType: 'image/png', draw: () => once(name, draw) };
  }
  return undefined;
}

function once(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = drawn.get(name);
  if (known) return known;
  const drawing = lastDrawing.then(draw);
  drawn.set(name, drawing);
  lastDrawing = drawing.catch(() => drawn.delete(name));
  return drawing;
}

/** Grain makes flat colors look like paper under a camera; a fixed tile keeps every drawing the same. */
function paperPicture(svg: string): Sharp {
  const grain = { input: grainTile, raw: { width: grainSide, height: grainSide, channels: 3 as const } };
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .composite([{ ...grain, tile: true, blend: 'soft-light' }]);
}

const grainSide = 256;
const grainTile = drawGrain();

function drawGrain(): Buffer {
  const { next } = createRandom('grain');
  const pixels = Buffer.alloc(grainSide * grainSide * 3);
  for (let at = 0; at < pixels.length; at += 3) pixels.fill(128 + (next() + next() - 1) * 42, at, at + 3);
  return pixels;
}
