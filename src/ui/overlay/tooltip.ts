interface TooltipAttributes {
  'data-tooltip'?: string;
  'aria-description'?: string;
}

/**
 * Returns the attributes that give an element a tooltip; the text is also the description for screen readers. Returns
 * no attributes if there is no text. If the name or the content of the element already contains the text, use
 * `data-tooltip` alone.
 */
export function tooltip(text: string | null | undefined): TooltipAttributes {
  return text ? { 'data-tooltip': text, 'aria-description': text } : {};
}
