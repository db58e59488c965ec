import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { cn } from '../cn.ts';
import { Input } from './input.tsx';

export function PasswordInput({ className, ...props }: Omit<ComponentProps<typeof Input>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span data-slot="password-input" className="relative block">
      <Input
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={cn('pe-12', className)}
        {...props}
      />
      <button
        type="button"
        aria-label={shown ? 'Hide password' : 'Show password'}
        aria-controls={props.id}
        disabled={props.disabled}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center rounded-md text-ink-soft hover:text-ink focus-visible:-outline-offset-3 disabled:cursor-not-allowed disabled:text-ink-faint"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </span>
  );
}
