import sharp from 'sharp';
import { agentPictures } from '../agent-pictures.ts';
import { colors, displayFont, textFont } from '../brand-styles.ts';
import type { AgentCard, ClipEndCard } from '../contract.ts';
import { drawQrCode } from '../draw-qr-code.ts';
import { box, type Element, lines, markDrawing, picture } from '../element.ts';
import { onDark } from '../picture/parts.ts';
import { fitted } from '../picture/template.ts';
import type { LayOut } from '../renderer-thread.ts';

export async function drawClipEndCard(layOut: LayOut, card: ClipEndCard): Promise<Buffer> {
  const { width, height } = card;
  const unit = Math.min(width, height) / 1080;
  const isTall = height > width;
  const isSquare = height === width;
  const code = await drawQrCode({ text: card.qrUrl, minWidth: 560, errorCorrection: 'M' });
  const side = (isTall ? 440 : isSquare ? 310 : 420) * unit;
  const scan = box(
    { alignItems: 'center', gap: 18 * unit, flexShrink: 0 },
    box({ borderRadius: 24 * unit, overflow: 'hidden' }, picture(code, 'image/png', square(side))),
    text(
      card.hasOriginals
        ? 'Scan to hear the home and see its unaltered photos'
        : 'Scan to hear the whole home',
      3,
      {
        width: isTall ? 700 * unit : side,
        textAlign: 'center',
        lineHeight: 1.2,
        fontSize: 38 * unit,
        fontWeight: 700,
        color: colors.paper,
      },
    ),
  );
  const gap = (isTall ? 64 : 60) * unit;
  const personWidth = isTall ? 936 * unit : Math.min(980 * unit, width - 144 * unit - side - gap);
  const person = await agentBlock(card, unit * (isFull(card.agent) ? 0.84 : 1), personWidth, isTall);
  const sheet = box(
    {
      width,
      height,
      backgroundColor: colors.pineDeep,
      borderTop: `${18 * unit}px solid ${card.agent.colors.surface}`,
      alignItems: 'center',
      justifyContent: 'center',
      padding: `${(isTall ? 170 : 48) * unit}px ${72 * unit}px ${(isTall ? 230 : 90) * unit}px`,
    },
    box(
      {
        flexDirection: isTall ? 'column' : 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap,
      },
      person,
      scan,
    ),
    box(
      { position: 'absolute', bottom: (isTall ? 150 : 32) * unit, left: 0, width, alignItems: 'center' },
      madeWith(unit),
    ),
  );
  return sharp(Buffer.from(await layOut(sheet, { width, height })))
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer();
}

/** If everything is filled in and long, all of it is set smaller. */
function isFull({ photo, logo, name, brokerage, introLine }: AgentCard): boolean {
  const letters = [name, brokerage, introLine].reduce((sum, words) => sum + (words?.length ?? 0), 0);
  return letters + (photo ? 40 : 0) + (logo ? 30 : 0) > 150;
}

/** Without an agent, the home itself is named. */
async function agentBlock(
  { agent, address }: ClipEndCard,
  unit: number,
  width: number,
  isTall: boolean,
): Promise<Element> {
  const { photo: face, logo } = await agentPictures(agent, {
    photo: 300 * unit,
    logo: { width: 330 * unit, height: 96 * unit },
  });
  const first = agent.name ?? agent.brokerage ?? address;
  const contact = [agent.phone, agent.website].filter((entry) => entry !== null);
  const style = { textAlign: isTall ? 'center' : 'left', color: onDark.soft, fontSize: 34 * unit };
  return box(
    {
      alignItems: isTall ? 'center' : 'flex-start',
      gap: 16 * unit,
      width,
    },
    face &&
      box(
        { borderRadius: 170 * unit, padding: 9 * unit, backgroundColor: agent.colors.onDark },
        picture(face.bytes, 'image/jpeg', square(300 * unit), 150 * unit),
      ),
    text(first, 3, {
      ...style,
      fontFamily: displayFont,
      fontWeight: 600,
      fontSize: fitted(92 * unit, first, 20, 0.55),
      lineHeight: 1.1,
      color: colors.paper,
    }),
    agent.name &&
      agent.brokerage &&
      text(agent.brokerage, 3, { ...style, fontSize: fitted(46 * unit, agent.brokerage, 34, 0.68) }),
    agent.introLine &&
      text(agent.introLine, 2, { ...style, fontSize: fitted(40 * unit, agent.introLine, 56, 0.75) }),
    ...contact.map((entry) =>
      text(entry, 1, {
        ...style,
        fontWeight: 700,
        fontSize: fitted(50 * unit, entry, 28, 0.6),
        color: agent.colors.onDark,
      }),
    ),
    agent.license && text(agent.license, 1, { ...style, fontSize: 30 * unit }),
    logo &&
      box(
        {
          marginTop: 12 * unit,
          padding: `${14 * unit}px ${22 * unit}px`,
          borderRadius: 14 * unit,
          backgroundColor: '#ffffff',
        },
        picture(logo.bytes, 'image/jpeg', logo),
      ),
  );
}

/** Our own name, kept small. */
function madeWith(unit: number): Element {
  return box(
    { flexDirection: 'row', alignItems: 'center', gap: 10 * unit },
    markDrawing(30 * unit, { house: onDark.soft, fire: onDark.accent }),
    text('Made with Hearthcast', 1, { fontSize: 28 * unit, color: onDark.soft }),
  );
}

function text(words: string, count: number, style: Record<string, unknown>): Element {
  return lines(words, count, { fontFamily: textFont, ...style });
}

const square = (side: number) => ({ width: side, height: side });
