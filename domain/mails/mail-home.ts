import type { MailFact, MailPicture } from './mail-blocks.ts';

/** The home an email is about. Until its address is known, it has the link it was ordered with. */
export type MailHome = {
  name: string;
  cityLine: string;
  link: string | null;
  photoUrl: string;
  playPhotoUrl: string;
};

/** The home as the email's picture; with an episode, the picture has a play button. */
export function homePicture(
  home: MailHome | undefined,
  { href, hasEpisode = false }: { href?: string; hasEpisode?: boolean } = {},
): MailPicture | undefined {
  if (!home) return undefined;
  return {
    url: hasEpisode ? home.playPhotoUrl : home.photoUrl,
    title: home.name,
    subtitle: home.cityLine,
    ...(href ? { href } : {}),
  };
}

/** The home to show if there are several: one whose address is known. */
export function firstHome(homes: MailHome[]): MailHome | undefined {
  return homes.find(({ link }) => link === null) ?? homes[0];
}

/** Several homes as a list; one is named below its picture. */
export function homeFacts(homes: MailHome[]): MailFact[] {
  const [only] = homes;
  if (only && homes.length === 1) return only.link ? [homeFact('Listing', only)] : [];
  return homes.map((home, index) => homeFact(`Home ${index + 1}`, home));
}

function homeFact(label: string, { name, cityLine, link }: MailHome): MailFact {
  return {
    label,
    value: [name, cityLine].filter(Boolean).join(', '),
    href: link ?? undefined,
  };
}
