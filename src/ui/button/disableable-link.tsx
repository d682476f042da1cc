import type { LinkProps } from 'react-router-dom';
import { Button, type ButtonLook } from './button';
import { LinkButton } from './link-button';

interface DisableableLinkProps extends Omit<LinkProps, 'title'>, ButtonLook {
  /** Why the screen cannot be opened now; null if it can be opened. */
  disabledReason: string | null;
}

/**
 * A link that looks like a button. While its screen cannot be opened, it is a disabled button that shows the reason.
 */
export function DisableableLink({ disabledReason, ...link }: DisableableLinkProps) {
  if (disabledReason === null) return <LinkButton {...link} />;
  const { variant, size, icon, className, children } = link;
  return (
    <Button variant={variant} size={size} icon={icon} className={className} disabledReason={disabledReason}>
      {children}
    </Button>
  );
}
