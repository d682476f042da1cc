import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { ConfirmProvider } from '@/ui/overlay/confirm-provider';
import { ToastRegion } from '@/ui/overlay/toast-region';

/** The router with the providers and regions that all screens share. */
export function App({ router }: Pick<RouterProviderProps, 'router'>) {
  return (
    <ConfirmProvider>
      <RouterProvider router={router} />
      <ToastRegion />
    </ConfirmProvider>
  );
}
