import Search from 'lucide-react/icons/search';
import { type ComponentProps, useRef } from 'react';
import { cn } from '../cn.ts';
import { Button } from './button.tsx';
import { Input } from './input.tsx';

type SearchBoxProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> & {
  label: string;
  value: string;
  onValue: (value: string) => void;
};

/** Clear (or Escape) empties the box and returns the cursor to it. */
export function SearchBox({ label, value, onValue, className, ...props }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    onValue('');
    input.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element is not known to every screen reader yet
    <div data-slot="search-box" role="search" className={cn('relative max-w-xl', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-ink-soft"
      />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) clear();
        }}
        className="ps-11 pe-20 [&::-webkit-search-cancel-button]:hidden"
        {...props}
      />
      {value && (
        <Button
          variant="quiet"
          size="sm"
          onClick={clear}
          className="absolute inset-y-0 end-1 my-auto h-9 min-h-9 text-ink-soft pointer-coarse:min-h-9"
        >
          Clear
        </Button>
      )}
    </div>
  );
}
