import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, type ButtonLook } from './button';

/** A link to another screen. The link looks like a button. */
export function LinkButton({ variant, size, icon: Icon, className, children, ...rest }: LinkProps & ButtonLook) {
  return (
    <Link {...rest} className={buttonClass({ variant, size }, className)}>
      {Icon && <Icon size={16} aria-hidden />}
      {children}
    </Link>
  );
}
