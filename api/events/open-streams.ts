type Limits = { perPerson: number; inTotal: number };

/** Limits the open streams of this process. `take` returns the function that releases the slot, or undefined when full. */
export function createOpenStreams({ perPerson, inTotal }: Limits): {
  take: (userId: string) => (() => void) | undefined;
} {
  const counts = new Map<string, number>();
  let total = 0;

  function change(userId: string, by: 1 | -1): void {
    const open = (counts.get(userId) ?? 0) + by;
    total += by;
    if (open > 0) counts.set(userId, open);
    else counts.delete(userId);
  }

  return {
    take(userId) {
      if (total >= inTotal || (counts.get(userId) ?? 0) >= perPerson) return undefined;
      change(userId, 1);
      let isOpen = true;
      return () => {
        if (isOpen) change(userId, -1);
        isOpen = false;
      };
    },
  };
}
