/** The list with one item at another place; the list itself if there is no such place. */
export function movePhoto<Photo>(photos: Photo[], from: number, to: number): Photo[] {
  const photo = photos[from];
  if (photo === undefined || from === to || to < 0 || to >= photos.length) return photos;
  const others = photos.toSpliced(from, 1);
  return others.toSpliced(to, 0, photo);
}
