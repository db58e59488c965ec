import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { CLOSE_SCALE, panView, wholePhoto, type ZoomView, zoomView } from './zoom-view.ts';

const SWIPE_PX = 48;
const WHEEL_STEP = 0.002;
type Point = { x: number; y: number };

/**
 * Two fingers, a double click, the wheel and a button zoom into a photo; then one finger moves it. A photo shown
 * whole is swiped instead.
 */
export function useZoom(stage: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void) {
  const view = useRef<ZoomView>(wholePhoto);
  const fingers = useRef(new Map<number, Point>());
  const downAt = useRef<number | undefined>(undefined);
  const [isClose, setClose] = useState(false);

  /** Directly on the picture: a finger moves far more often than React should render. */
  const show = useCallback(
    (next: ZoomView) => {
      view.current = next;
      const picture = stage.current?.querySelector('img');
      const { scale, x, y } = next;
      if (picture) picture.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
      setClose(scale > 1);
    },
    [stage],
  );

  const toScale = useCallback(
    (scale: number, at: Point) => {
      const box = stage.current?.getBoundingClientRect();
      if (!box) return;
      const fromMiddle = { x: at.x - box.left - box.width / 2, y: at.y - box.top - box.height / 2 };
      show(zoomView(view.current, scale, fromMiddle, box));
    },
    [stage, show],
  );

  const toggle = (at?: Point) => {
    const box = stage.current?.getBoundingClientRect();
    const middle = {
      x: (box?.left ?? 0) + (box?.width ?? 0) / 2,
      y: (box?.top ?? 0) + (box?.height ?? 0) / 2,
    };
    toScale(view.current.scale > 1 ? 1 : CLOSE_SCALE, at ?? middle);
  };

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    // React's wheel listeners can't stop the page behind from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      toScale(view.current.scale * (1 - event.deltaY * WHEEL_STEP), { x: event.clientX, y: event.clientY });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  });

  function onPointerDown(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    downAt.current = fingers.current.size === 1 && view.current.scale === 1 ? event.clientX : undefined;
  }

  function onPointerMove(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      const ratio = distance(now, other) / Math.max(distance(before, other), 1);
      toScale(view.current.scale * ratio, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else if (view.current.scale > 1 && stage.current) {
      const by = { x: now.x - before.x, y: now.y - before.y };
      show(panView(view.current, by, stage.current.getBoundingClientRect()));
    }
  }

  function onPointerUp(event: PointerEvent) {
    fingers.current.delete(event.pointerId);
    const moved = event.clientX - (downAt.current ?? event.clientX);
    downAt.current = undefined;
    if (event.type === 'pointerup' && Math.abs(moved) >= SWIPE_PX) onSwipe(moved < 0 ? 1 : -1);
  }

  return {
    isClose,
    toggle: () => toggle(),
    /** A new photo is shown whole. */
    reset: useCallback(() => show(wholePhoto), [show]),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onDoubleClick: (event: MouseEvent) => toggle({ x: event.clientX, y: event.clientY }),
    },
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
