import { jsx } from './jsx-runtime';

interface IconData {
  name: string;
  aliases?: string[];
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps {
  size: number;
  strokeWidth?: number;
  className?: string | undefined;
}

/** In place of the icon library's component: the same picture from the same data. */
export function createLucideIcon({ name, aliases = [], node }: IconData) {
  return ({ size, strokeWidth = 2, className }: IconProps) =>
    jsx('svg', {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': strokeWidth,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      className: ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`), ...(className?.split(' ') ?? [])].join(
        ' ',
      ),
      'aria-hidden': 'true',
      children: node.map(([tag, { key: _key, ...attributes }]) => jsx(tag, attributes)),
    });
}
