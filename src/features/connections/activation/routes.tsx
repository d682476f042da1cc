import { PUBLIC } from '@/domain/permissions';
import type { RouteObject } from 'react-router-dom';

/** Never revalidates, because a provider accepts its `state` parameter only once. */
const NO_REVALIDATION = { shouldRevalidate: () => false };

/** The routes to activate the provider apps, and the guide shown after the shop app is activated. */
export const routes: RouteObject[] = [
  {
    path: '/akeneo_app/activate',
    lazy: async () => ({ Component: (await import('./pim-activate-page')).PimActivatePage }),
  },
  {
    ...NO_REVALIDATION,
    path: '/akeneo_app/callback',
    lazy: async () => {
      const [{ PimCallbackPage }, { pimCallbackLoader }] = await Promise.all([
        import('./pim-callback-page'),
        import('./activation-loaders'),
      ]);
      return { Component: PimCallbackPage, loader: pimCallbackLoader };
    },
  },
  {
    path: '/shopify_app/activate',
    handle: PUBLIC,
    lazy: async () => ({ Component: (await import('./shop-activate-page')).ShopActivatePage }),
  },
  {
    path: '/shopify_app/callback',
    lazy: async () => ({ Component: (await import('./shop-callback-page')).ShopCallbackPage }),
  },
  {
    path: '/guides/bynder-shopify-setup',
    handle: PUBLIC,
    lazy: async () => ({ Component: (await import('./setup-guide-page')).SetupGuidePage }),
  },
];
