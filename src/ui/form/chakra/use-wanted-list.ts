import { useState } from 'react';

export interface WantedList {
  wantsList: boolean;
  setWantsList: (wanted: boolean) => void;
  /** True while the input has the focus, and so its suggestions are needed. */
  isNeeded: boolean;
  onFocus: () => void;
  onBlur: () => void;
}

/** Remembers whether an input wants its list of suggestions open. The list closes when the focus leaves the input. */
export function useWantedList(): WantedList {
  const [wantsList, setWantsList] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  return {
    wantsList: wantsList && isFocused,
    setWantsList,
    isNeeded: isFocused,
    onFocus: () => setIsFocused(true),
    onBlur: () => {
      setIsFocused(false);
      setWantsList(false);
    },
  };
}
