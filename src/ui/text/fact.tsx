import type { ReactNode } from 'react';

interface FactProps {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

/** An entry of a `dl`: a name and its value. */
export function Fact({ name, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
