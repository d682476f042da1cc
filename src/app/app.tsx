import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { ConfirmProvider } from '@/ui/overlay/confirm-provider';
import { ToastRegion } from '@/ui/overlay/toast-region';

/** The whole interface: what every screen may use, and the router. */
export function App({ router }: Pick<RouterProviderProps, 'router'>) {
  return (
    <ConfirmProvider>
      <RouterProvider router={router} />
      <ToastRegion />
    </ConfirmProvider>
  );
}
