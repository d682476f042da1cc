interface TooltipAttributes {
  'data-tooltip'?: string;
  'aria-description'?: string;
}

/**
 * Attributes that give an element a tooltip, which is also its description for screen readers. None if there is no
 * text. If the name or the content of the element already contains the text, `data-tooltip` alone is enough.
 */
export function tooltip(text: string | null | undefined): TooltipAttributes {
  return text ? { 'data-tooltip': text, 'aria-description': text } : {};
}
