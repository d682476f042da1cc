import type { ComponentProps } from 'react';

/** The id of the stand-in of an input. */
export const standInId = (inputId: string): string => `${inputId}-list`;

/** For a list that only its input closes: a press or a focus outside does not. */
export const stayOpen = (event: { preventDefault: () => void }): void => event.preventDefault();

/**
 * The element that Ark's combobox takes for its input. In the frame after a list has opened or closed, Ark gives the
 * focus to its input and moves the caret to the end, also if the user is already elsewhere. An element that is hidden
 * takes neither.
 * @param inputProps Ark's props of the input; when the marked option changes here, Ark scrolls to it
 */
export function StandIn({ inputId, inputProps }: { inputId: string; inputProps: ComponentProps<'input'> }) {
  const option = inputProps['aria-activedescendant'];
  // oxlint-disable-next-line jsx-a11y/aria-activedescendant-has-tabindex -- it must not take the focus
  return <span hidden id={standInId(inputId)} aria-activedescendant={option} />;
}
