import { Suspense, type ComponentType, type FunctionComponent } from 'react';
import { useFirstDataReady } from '@/data/sync/first-screen';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { optionalPart } from '@/ui/feedback/lazy-part';
import styles from './after-rows.module.css';

/**
 * Creates a component for a part of a list that loads after the rows are on the screen. Its place is reserved, so that
 * nothing moves.
 * @param place `views`: a row above the list; `moreViews`: the rest of such a row; `tools`: three buttons beside the
 *   filters; `trackerTools`: the same buttons, but a phone shows only the last button, because the view's menu has the
 *   other two
 */
export function afterRows<Props extends object>(
  place: 'views' | 'moreViews' | 'tools' | 'trackerTools',
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  const Part = optionalPart<Props>(
    async () => ({ default: (await Promise.all([load(), loadMoreTexts()]))[0] }),
    () => null,
  );
  return function AfterRows(props) {
    const isReady = useFirstDataReady();
    return (
      <div className={styles[place]}>
        {isReady && (
          <Suspense>
            <Part {...props} />
          </Suspense>
        )}
      </div>
    );
  };
}
