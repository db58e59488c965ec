import { sentPhotoUrl } from '../photos/sent-photo.ts';
import { canBePhoto, type SavedPicture } from './saved-page.ts';

const maxPictures = 120;
const start = 'data:image/';
const inline = /data:(image\/[\w.+-]{1,20})(?:;[\w=-]{1,40}){0,3};base64,([A-Za-z0-9+/=]*)/y;

/**
 * Takes pictures embedded in a page (`data:image/jpeg;base64,…`) out of it and replaces each with a URL. Linear time,
 * whatever the page contains.
 */
export function takeInlinePictures(html: string): { content: string; pictures: SavedPicture[] } {
  const pictures = new Map<string, SavedPicture>();
  const kept: string[] = [];
  let done = 0;
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, Math.max(done, at + 1))) {
    inline.lastIndex = at;
    const [whole, type = '', body = ''] = inline.exec(html) ?? [];
    if (!whole) continue;
    kept.push(html.slice(done, at));
    done = at + whole.length;
    if (pictures.size >= maxPictures || !canBePhoto(type, body.length * 0.75)) continue;
    const bytes = Buffer.from(body, 'base64');
    const url = sentPhotoUrl(bytes);
    pictures.set(url, { url, bytes });
    kept.push(url);
  }
  return { content: kept.join('') + html.slice(done), pictures: [...pictures.values()] };
}
