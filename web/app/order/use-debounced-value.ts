import { useEffect, useState } from 'react';

/** The value once it has stopped changing, so that nothing is requested while typing. */
export function useDebouncedValue<Value>(value: Value, quietMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return debounced;
}
