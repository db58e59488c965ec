import { useEffect, useState } from 'react';

/** The value once it has stayed the same for a while, so that nothing is asked for while somebody types. */
export function useDebouncedValue<Value>(value: Value, quietMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return settled;
}
