import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { classNames } from '../theme/class-names';
import { toast, toasts, type Toast } from './toast';
import textTones from '../theme/text-tones.module.css';
import styles from './toast-region.module.css';

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };

/**
 * Renders the toasts; mount it once. It is in the body and has the attribute `data-live-announcer`. An open dialog
 * hides the rest of the page from assistive technology, but not an element with this attribute.
 */
export function ToastRegion() {
  const { t } = useTranslation();
  const list = useSyncExternalStore(toasts.subscribe, toasts.read);
  return createPortal(
    <section aria-label={t('toast.region')} className={styles.region} data-live-announcer>
      {list.map((item) => (
        <ToastCard key={item.id} item={item} />
      ))}
    </section>,
    document.body,
  );
}

function ToastCard({ item }: { item: Toast }) {
  const { t } = useTranslation();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const { id, duration, action } = item;
  useEffect(() => {
    if (isHeld || duration === null) return;
    const timer = setTimeout(() => toast.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [isHeld, id, duration]);
  const Icon = ICONS[item.kind];
  return (
    <div
      className={styles.card}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <Icon size={18} aria-hidden className={classNames(styles.icon, textTones[item.kind])} />
      <p role={item.kind === 'error' ? 'alert' : 'status'} className={styles.text}>
        {item.text}
      </p>
      {action && (
        <Button
          size="small"
          onClick={() => {
            toast.dismiss(id);
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={X} size="small" label={t('action.dismiss')} onClick={() => toast.dismiss(id)} />
    </div>
  );
}
