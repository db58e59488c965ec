import { Readable } from 'node:stream';
import QRCode from 'qrcode';
import type { Context } from '../../context.ts';
import { disclosureText } from '../../disclosure/rules.ts';
import { bestPhoto, readPhoto } from '../../listings/photos/best-photo.ts';
import { labelWithOriginal } from '../../listings/photos/rules.ts';
import { usualOccasion } from '../facts/occasions.ts';
import { loadAgentCard } from '../load-agent-card.ts';
import type { Home } from '../load-home.ts';
import { isOpenToBuyers, occasionLabel, withSource } from '../rules.ts';
import { noStory } from '../story/home-story.ts';
import { shortFacts, shortWhere } from '../writing/copy.ts';
import { writeRemarks } from '../writing/write-remarks.ts';
import { type KitFile, textFile } from './kit-file.ts';

const qrOptions = { errorCorrectionLevel: 'M', margin: 4 } as const;

/** For print: the QR code in two formats and the flyer, each created only when needed. */
export async function collectPrint(
  ctx: Pick<Context, 'renderer' | 'storage'>,
  home: Home,
): Promise<KitFile[]> {
  const link = withSource(home.pageUrl, 'qr');
  const made = (bytes: Promise<Uint8Array>) => bytes.then((body) => Readable.from([Buffer.from(body)]));
  return [
    {
      name: 'print/qr.png',
      open: () => made(ctx.renderer.drawQrCode({ text: link, minWidth: 1024, errorCorrection: 'M' })),
      isPacked: true,
    },
    textFile('print/qr.svg', await QRCode.toString(link, { ...qrOptions, type: 'svg' })),
    { name: 'print/flyer.pdf', open: () => made(drawFlyer(ctx, home)), isPacked: true },
  ];
}

/** A one-page handout for showings, with the agent's brand. */
export async function drawFlyer(
  ctx: Pick<Context, 'renderer' | 'storage'>,
  { facts, listing, podcast, agent, pageUrl }: Home,
): Promise<Uint8Array> {
  const occasion = usualOccasion(facts);
  const photo = bestPhoto(listing);
  return ctx.renderer.printFlyer({
    address: shortWhere(facts),
    cityLine: facts.street ? facts.cityLine : null,
    price: isOpenToBuyers(occasion) ? facts.price : null,
    badge: occasionLabel(occasion, facts.state),
    facts: shortFacts(facts),
    paragraph: writeRemarks({ facts: { ...facts, features: [] }, story: noStory }, 400),
    features: facts.features,
    photo: await readPhoto(ctx, photo),
    note: photo ? labelWithOriginal(photo, 'scan the code') : null,
    qrUrl: withSource(pageUrl, 'flyer'),
    agent: await loadAgentCard(ctx, agent),
    disclosure: disclosureText(podcast.episode, 'player'),
    disclaimer: facts.disclaimer,
  });
}
