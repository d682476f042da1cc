import { useCallback, useState } from 'react';
import { LaunchJob } from './launch-job';
import { Palette } from './palette';
import { ShortcutSheet } from './shortcuts/shortcut-sheet';
import { useShortcuts } from './shortcuts/use-shortcuts';
import type { LaunchChoice } from './use-action-items';

export interface PaletteHostProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Returns true if the person may open the screen at an address. */
  mayOpen: (to: string) => boolean;
}

/** The palette, the single-key shortcuts, their overview, and the launch that was last chosen in the palette. */
export function PaletteHost({ isOpen, onOpenChange, mayOpen }: PaletteHostProps) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [launch, setLaunch] = useState<{ choice: LaunchChoice; count: number } | null>(null);
  const showSheet = useCallback(() => setSheetOpen(true), []);
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  const start = useCallback(
    (choice: LaunchChoice) => setLaunch((before) => ({ choice, count: (before?.count ?? 0) + 1 })),
    [],
  );
  useShortcuts({ mayOpen, onSheet: showSheet });
  return (
    <>
      {isOpen && <Palette mayOpen={mayOpen} onLaunch={start} onShortcuts={showSheet} onClose={close} />}
      {isSheetOpen && <ShortcutSheet mayOpen={mayOpen} onClose={() => setSheetOpen(false)} />}
      {launch !== null && <LaunchJob key={launch.count} choice={launch.choice} />}
    </>
  );
}
