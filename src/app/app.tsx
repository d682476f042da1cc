import { RouterProvider } from 'react-router-dom';
import { ConfirmProvider } from '@/ui/overlay/confirm-provider';
import { ToastRegion } from '@/ui/overlay/toast-region';
import { router } from './router';

/** The whole interface: what every screen may use, and the router. */
export function App() {
  return (
    <ConfirmProvider>
      <RouterProvider router={router} />
      <ToastRegion />
    </ConfirmProvider>
  );
}
