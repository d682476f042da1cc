import type { LinkProps } from 'react-router-dom';
import { Button, type ButtonLook } from './button';
import { LinkButton } from './link-button';

interface NeedingLinkProps extends Omit<LinkProps, 'title'>, ButtonLook {
  /** Why the screen cannot be opened now; null when it can. */
  obstacle: string | null;
}

/** A link that looks like a button; while its screen is unavailable, a disabled button with the reason. */
export function NeedingLink({ obstacle, ...link }: NeedingLinkProps) {
  if (obstacle === null) return <LinkButton {...link} />;
  const { variant, size, icon, className, children } = link;
  return (
    <Button variant={variant} size={size} icon={icon} className={className} disabled title={obstacle}>
      {children}
    </Button>
  );
}
