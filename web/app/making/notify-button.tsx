import Bell from 'lucide-react/icons/bell';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';

/** Asks for permission only when someone wants a notification. Hidden if the browser has none, or was told to block them. */
export function NotifyButton() {
  const [permission, setPermission] = useState(() =>
    'Notification' in window ? Notification.permission : 'denied',
  );
  if (permission === 'denied') return null;
  if (permission === 'granted') {
    return (
      <p className="text-ink-soft text-sm">
        Keep this tab open and your browser will tell you when it’s ready.
      </p>
    );
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      className="self-start"
      onClick={async () => setPermission(await Notification.requestPermission())}
    >
      <Bell aria-hidden="true" /> Tell me when it’s ready
    </Button>
  );
}
