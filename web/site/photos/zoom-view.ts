/** How a photo is shown: its scale, and how far its center is from its box's. */
export type ZoomView = { scale: number; x: number; y: number };
type Box = { width: number; height: number };
/** Counted from the center of the box. */
type Point = { x: number; y: number };

export const wholePhoto: ZoomView = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;
/** What a double click and the zoom button show. */
export const CLOSE_SCALE = 2.5;

/** A new scale that keeps the same point under the fingers. */
export function zoomView(view: ZoomView, scale: number, at: Point, box: Box): ZoomView {
  const next = Math.min(Math.max(scale, 1), MAX_SCALE);
  const ratio = next / view.scale;
  return within({ scale: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, box);
}

export function panView(view: ZoomView, by: Point, box: Box): ZoomView {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, box);
}

/** No edge of the photo comes further in than that of its box. */
function within({ scale, x, y }: ZoomView, { width, height }: Box): ZoomView {
  const clamp = (value: number, size: number) => {
    const far = (size * (scale - 1)) / 2;
    return Math.min(Math.max(value, -far), far) || 0;
  };
  return { scale, x: clamp(x, width), y: clamp(y, height) };
}
