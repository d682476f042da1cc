import { useState } from 'react';
import { readRemembered, remember } from '@/data/user-storage';

const NAME = 'connections:company';

/** The company whose connections are shown, remembered for this person; "" is all of them. */
export function useCompanyChoice(): [code: string, choose: (code: string) => void] {
  const [code, setCode] = useState(() => readRemembered(NAME) ?? '');
  const choose = (next: string): void => {
    remember(NAME, next === '' ? null : next);
    setCode(next);
  };
  return [code, choose];
}
