type Limits = { perPerson: number; forAll: number };

/** Counts the streams of this process. `take` gives the way to hand the place back, or nothing when all are taken. */
export function createOpenStreams({ perPerson, forAll }: Limits): {
  take: (userId: string) => (() => void) | undefined;
} {
  const places = new Map<string, number>();
  let all = 0;

  function change(userId: string, by: 1 | -1): void {
    const held = (places.get(userId) ?? 0) + by;
    all += by;
    if (held > 0) places.set(userId, held);
    else places.delete(userId);
  }

  return {
    take(userId) {
      if (all >= forAll || (places.get(userId) ?? 0) >= perPerson) return undefined;
      change(userId, 1);
      let isHeld = true;
      return () => {
        if (isHeld) change(userId, -1);
        isHeld = false;
      };
    },
  };
}
