import { useEffect, useRef, useState } from 'react';

export interface WantedList {
  wantsList: boolean;
  setWantsList: (wanted: boolean) => void;
  /** True while the suggestions are needed: the input has the focus, or its list is to be open. */
  isNeeded: boolean;
  onFocus: () => void;
  /** `isOpen` is true if the list is open. */
  onBlur: (isOpen: boolean) => void;
}

/**
 * Remembers whether an input wants its list of suggestions open. When the focus leaves an input with an open list,
 * only Ark may close the list: if the input closed the list, Ark would give the focus back to the input.
 */
export function useWantedList(): WantedList {
  const [wantsList, setWantsList] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  return {
    wantsList,
    setWantsList,
    isNeeded: isFocused || wantsList,
    onFocus: () => setIsFocused(true),
    onBlur: (isOpen) => {
      setIsFocused(false);
      if (!isOpen) setWantsList(false);
    },
  };
}

/** Keeps the caret in place when a list opens or closes. Ark would move it to the end of the text in the next frame. */
export function useKeptCaret(inputId: string, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (wasOpen.current === isOpen || !(input instanceof HTMLInputElement)) return undefined;
    wasOpen.current = isOpen;
    const { value, selectionStart, selectionEnd } = input;
    const frame = requestAnimationFrame(() => {
      if (input === document.activeElement && input.value === value)
        input.setSelectionRange(selectionStart, selectionEnd);
    });
    return () => cancelAnimationFrame(frame);
  }, [inputId, isOpen]);
}
