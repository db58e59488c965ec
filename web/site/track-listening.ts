/** Reports each event once: that an episode was started, and how much of it was heard. */
export function trackListening(target: EventTarget, tell: (kind: string) => void): void {
  // These events don't bubble, but they can be caught on their way down.
  target.addEventListener('play', () => tell('play'), true);
  target.addEventListener(
    'timeupdate',
    (event) => {
      const { played, duration } = event.target as HTMLAudioElement;
      let heard = 0;
      // Skipped parts weren't heard.
      for (let index = 0; index < played.length; index += 1) heard += played.end(index) - played.start(index);
      for (const share of [25, 50, 75]) if (heard >= (duration * share) / 100) tell(`heard-${share}`);
      // Players often stop just short of the last second.
      if (heard >= duration * 0.98) tell('heard-100');
    },
    true,
  );
}

/** Calls back once, as soon as the element is visible. */
export function whenSeen(element: Element, seen: () => void): void {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    seen();
  });
  observer.observe(element);
}
