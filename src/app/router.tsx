import { createBrowserRouter } from 'react-router-dom';
import { HomePlaceholder } from './home-placeholder';

/** Every route of the console (spec 1, section 2). */
export const router = createBrowserRouter([{ path: '*', element: <HomePlaceholder /> }]);
