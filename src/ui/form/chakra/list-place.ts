import type { UseComboboxProps } from '@chakra-ui/react';

/**
 * Where the list of a field opens: below the field, or above it where it would lie over the buttons at the foot of its
 * dialog.
 * @param inputId the id of the field
 */
export function listPlace(inputId: string): NonNullable<UseComboboxProps<string>['positioning']> {
  const boundary = () => {
    const dialog = document.getElementById(inputId)?.closest('[role="dialog"]');
    const foot = dialog?.querySelector('[data-dialog-foot]');
    return { x: 0, y: 0, width: innerWidth, height: foot?.getBoundingClientRect().top ?? innerHeight };
  };
  return { strategy: 'fixed', placement: 'bottom-start', gutter: 4, sameWidth: false, boundary };
}
