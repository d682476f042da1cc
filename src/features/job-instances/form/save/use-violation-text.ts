import { useTranslation } from 'react-i18next';
import { parsePropertyPath } from '@/domain/configuration/schema/path';
import type { Violation } from '@/domain/problem';
import { usePlaceText } from '@/features/job-instances/job-types/kit/scope/json-scope';
import { usePropertyLabel } from '@/shared/instance-change/use-labels';

/** Returns a function that writes a violation as 'place: message'. The place is given in the labels of the form. */
export function useViolationText(): (violation: Violation) => string {
  const { t } = useTranslation('job-forms');
  const propertyLabel = usePropertyLabel();
  const placeText = usePlaceText();
  return ({ propertyPath, message }) => {
    const words = message === '' ? t('problem.invalid') : message;
    const path = parsePropertyPath(propertyPath);
    const [property, ...inner] = path;
    if (property === undefined) return words;
    const field =
      inner.length === 0 ? propertyLabel(String(property)) : placeText(property === 'configuration' ? inner : path);
    return t('card.line', { field, message: words });
  };
}
