import { pimCallbackLoader } from './activation-loaders';
import { PimActivatePage } from './pim-activate-page';
import { PimCallbackPage } from './pim-callback-page';
import { SetupGuidePage } from './setup-guide-page';
import { ShopActivatePage } from './shop-activate-page';
import { ShopCallbackPage } from './shop-callback-page';

/* The component and loader of each route. They are not in `routes.tsx`, because every start loads that file. */

export const pimActivation = { Component: PimActivatePage };
export const pimCallback = { Component: PimCallbackPage, loader: pimCallbackLoader };
export const shopActivation = { Component: ShopActivatePage };
export const shopCallback = { Component: ShopCallbackPage };
export const setupGuide = { Component: SetupGuidePage };
