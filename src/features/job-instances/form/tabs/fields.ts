import { memo } from 'react';
import { SelectField } from '@/ui/form/select-field';
import { SwitchField } from '@/ui/form/switch-field';
import { TextAreaField } from '@/ui/form/text-area-field';
import { TextField } from '@/ui/form/text-field';

/** Memoised `ui/form` fields, so that typing renders only the edited field. */
export const FormText = memo(TextField);
export const FormTextArea = memo(TextAreaField);
export const FormSwitch = memo(SwitchField);
export const FormSelect = memo(SelectField<string>);
