import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  hasAdvancedJson,
  multibindingJsonFields,
  type BindingKind,
  type Multibinding,
} from '@/domain/configuration/pim/multibinding';
import { Stack } from '@/ui/layout/stack';
import { useFieldLabel } from '../kit/bound-fields';
import { JsonAt } from '../kit/json-at';
import styles from './advanced-json.module.css';

interface AdvancedJsonProps {
  kind: BindingKind;
  binding: Multibinding;
}

/** Filters and values as JSON, open from the start when there are some; nothing for categories. */
export function AdvancedJson({ kind, binding }: AdvancedJsonProps) {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  const id = useId();
  const [isOpen, setOpen] = useState(() => hasAdvancedJson(kind, binding));
  const fields = multibindingJsonFields(kind);
  if (fields.length === 0) return null;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <section>
      <h3>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron size={16} aria-hidden />
          {t('group.advancedJson')}
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Stack gap={3}>
            {fields.map((field) => (
              <JsonAt key={field} path={[field]} label={label(field)} rows={3} />
            ))}
          </Stack>
        )}
      </div>
    </section>
  );
}
