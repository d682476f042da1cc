import { Suspense } from 'react';
import { lazyPart } from '../feedback/lazy-part';
import type { OptionListProps } from './chakra/option-list';

/** Loads the code of the list; call it when it is likely to be shown soon. */
export const loadOptionList = async () => ({ default: (await import('./chakra/option-list')).OptionList });

const OptionList = lazyPart(loadOptionList);

/** A search box over a list of options. Its code loads when it is first shown. */
export function LazyOptionList(props: OptionListProps) {
  return (
    <Suspense fallback={null}>
      <OptionList {...props} />
    </Suspense>
  );
}
