import '../browser/zod-without-eval.ts';
// First, because it removes tokens from the URL before anything else runs.
import '../browser/address-tokens.ts';
import '../browser/trusted-frame.ts';
import '../styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { SessionProvider } from '../browser/session-provider.tsx';
import { Toaster } from '../components/ui/toaster.tsx';
import { SwitchAccount } from './auth/switch-account.tsx';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <RouterProvider router={router} />
        <SwitchAccount />
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>
  </StrictMode>,
);
