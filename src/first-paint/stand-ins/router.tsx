import type { ReactNode } from 'react';

interface LinkProps {
  to: string;
  className?: string | (() => string) | undefined;
  children: ReactNode;
}

/** In place of the router's link. */
export function Link({ to, className, children, ...rest }: LinkProps) {
  return (
    <a className={typeof className === 'function' ? className() : className} {...rest} href={to}>
      {children}
    </a>
  );
}

/** In place of the router's way to another screen, which nobody goes. */
export const useNavigate = (): (() => void) => () => undefined;

/** In place of the link that knows whether it is the current page's, which is the tracker's. */
export function NavLink({ end: _end, ...rest }: LinkProps & { end?: boolean }) {
  return <Link {...rest} {...(rest.to === '/execution_tracker' && { 'aria-current': 'page' })} />;
}
