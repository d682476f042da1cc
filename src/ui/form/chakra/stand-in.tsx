import type { ComponentProps } from 'react';

/** The id of the stand-in for an input. */
export const standInId = (inputId: string): string => `${inputId}-list`;

/** Keeps a list open when the user presses or focuses something outside it. Only the input closes the list. */
export const stayOpen = (event: { preventDefault: () => void }): void => event.preventDefault();

/**
 * A hidden element that the combobox of Ark (the library behind Chakra) gets instead of its real input. In the frame
 * after a list has opened or closed, Ark focuses its input and moves the caret to the end, even if the user is already
 * elsewhere. A hidden element ignores both.
 * @param inputProps Ark's props for the input; when the marked option in them changes, Ark scrolls to that option
 */
export function StandIn({ inputId, inputProps }: { inputId: string; inputProps: ComponentProps<'input'> }) {
  const option = inputProps['aria-activedescendant'];
  // oxlint-disable-next-line jsx-a11y/aria-activedescendant-has-tabindex -- it must not take the focus
  return <span hidden id={standInId(inputId)} aria-activedescendant={option} />;
}
