import { ChakraProvider } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { AdoptedSheet } from './adopted-sheet';
import { chakraSystem } from './chakra-system';

const cache = createCache({ key: 'chakra' });
// Emotion types the sheet as its own class, but only uses the members that AdoptedSheet has.
cache.sheet = new AdoptedSheet({ key: cache.key, container: document.head }) as unknown as EmotionCache['sheet'];

/**
 * The Chakra provider around one overlay. It is loaded with the overlay and never at start, because Chakra costs about
 * 45 kB and 95 ms (decision 005).
 */
export function ChakraIsland({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={chakraSystem}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
