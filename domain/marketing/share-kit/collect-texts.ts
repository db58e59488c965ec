import type { StoredPart } from '../queries.ts';
import { composeEml, imageSizes, networkNames, networks } from '../rules.ts';
import type { EmailContent, ImageContent, PostContent, RemarksContent } from '../schema.ts';
import { type KitContents, storedFile, textFile } from './kit-file.ts';

type Stores = Parameters<typeof storedFile>[0];

/** The current posts, remarks and email. */
export function collectTexts(parts: StoredPart[]): KitContents {
  const contents: KitContents = { files: [], missing: [] };
  const find = (name: string) =>
    parts.find(({ part, state }) => part === name && state === 'current')?.content;
  for (const network of networks) {
    const post = find(network) as PostContent | undefined;
    const name = `posts/${networkNames[network].toLowerCase().replace(' ', '-')}.txt`;
    if (post) contents.files.push(textFile(name, `${post.text}\n`));
    else contents.missing.push({ name, why: 'no post has been written' });
  }
  const remarks = find('remarks') as RemarksContent | undefined;
  if (remarks) contents.files.push(textFile('posts/mls-remarks.txt', `${remarks.text}\n`));
  else contents.missing.push({ name: 'posts/mls-remarks.txt', why: 'no remarks have been written' });
  const email = find('email') as EmailContent | undefined;
  if (email) {
    contents.files.push(
      textFile('email/email.html', email.html),
      textFile('email/email.txt', `${email.subject}\n\n${email.text}\n`),
      textFile('email/email.eml', composeEml(email, 'hearthcast-letter')),
    );
  } else contents.missing.push({ name: 'email/email.html', why: 'no e-mail has been written' });
  return contents;
}

/** The images in every size and their descriptions. */
export async function collectPictures(ctx: Stores, parts: StoredPart[]): Promise<KitContents> {
  const contents: KitContents = { files: [], missing: [] };
  const current = parts.filter(({ state }) => state === 'current');
  const image = current.find(({ part }) => part === 'image')?.content as ImageContent | undefined;
  for (const [size, { width, height }] of Object.entries(imageSizes)) {
    const drawn = image?.images[size as keyof typeof imageSizes];
    if (!drawn) continue;
    const name = `images/${size}-${width}x${height}.jpg`;
    const file = await storedFile(ctx, name, drawn.url);
    if (file) contents.files.push(file);
    else contents.missing.push({ name, why: 'the file is gone; draw the picture again' });
  }
  if (image) contents.files.push(textFile('images/alt-text.txt', `${image.alt}\n`));
  else contents.missing.push({ name: 'images', why: 'no picture has been drawn' });
  return contents;
}
