import { ChakraProvider } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { AdoptedSheet } from './adopted-sheet';
import { chakraSystem } from './chakra-system';

const cache = createCache({ key: 'chakra' });
// Emotion types the sheet as its own class; what it calls is what AdoptedSheet has.
cache.sheet = new AdoptedSheet({ key: cache.key, container: document.head }) as unknown as EmotionCache['sheet'];

/**
 * Chakra around one overlay. It is part of the lazily loaded overlay, never of the first screen: Chakra costs about 45 kB
 * and 95 ms at start (decision 005).
 */
export function ChakraIsland({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={chakraSystem}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
