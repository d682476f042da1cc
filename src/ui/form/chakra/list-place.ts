import type { UseComboboxProps } from '@chakra-ui/react';

/**
 * The place of a field's list: below the field. If the list would then cover the buttons at the bottom of the dialog,
 * the list is above the field's label instead.
 * @param inputId the id of the field's input
 */
export function listPlace(inputId: string): NonNullable<UseComboboxProps<string>['positioning']> {
  const boundary = () => {
    const dialog = document.getElementById(inputId)?.closest('[role="dialog"]');
    const foot = dialog?.querySelector('[data-dialog-foot]');
    return { x: 0, y: 0, width: innerWidth, height: foot?.getBoundingClientRect().top ?? innerHeight };
  };
  const getAnchorElement = () => {
    const input = document.getElementById(inputId);
    return input && { contextElement: input, getBoundingClientRect: () => labelAndControl(input) };
  };
  return { strategy: 'fixed', placement: 'bottom-start', gutter: 4, sameWidth: false, boundary, getAnchorElement };
}

/** The rectangle around a field's control and the visible label above it. */
function labelAndControl(input: HTMLElement): DOMRect {
  const label = document.querySelector(`label[for="${CSS.escape(input.id)}"]`)?.parentElement;
  const control = label?.nextElementSibling?.contains(input) ? label.nextElementSibling : input;
  const { left, top, bottom, width } = control.getBoundingClientRect();
  const labelBox = label?.getBoundingClientRect();
  const start = labelBox !== undefined && labelBox.height > 1 ? Math.min(top, labelBox.top) : top;
  return new DOMRect(left, start, width, bottom - start);
}
