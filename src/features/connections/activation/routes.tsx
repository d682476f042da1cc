import { PUBLIC } from '@/domain/permissions';
import {
  PIM_ACTIVATION_PATH,
  PIM_CALLBACK_PATH,
  SHOP_ACTIVATION_PATH,
  SHOP_CALLBACK_PATH,
  SHOP_GUIDE_PATH,
} from '@/domain/addresses/paths';
import type { RouteObject } from 'react-router-dom';

/** The loader runs only once, because a provider accepts a `state` parameter only once. */
const NO_REVALIDATION = { shouldRevalidate: () => false };

const screens = () => import('./screens');

/** The routes that activate the apps of the providers, and the guide that follows the activation of the shop app. */
export const routes: RouteObject[] = [
  { path: PIM_ACTIVATION_PATH, lazy: async () => (await screens()).pimActivation },
  { ...NO_REVALIDATION, path: PIM_CALLBACK_PATH, lazy: async () => (await screens()).pimCallback },
  { path: SHOP_ACTIVATION_PATH, handle: PUBLIC, lazy: async () => (await screens()).shopActivation },
  { path: SHOP_CALLBACK_PATH, lazy: async () => (await screens()).shopCallback },
  { path: SHOP_GUIDE_PATH, handle: PUBLIC, lazy: async () => (await screens()).setupGuide },
];
