import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Weight } from '@/domain/check/finding';
import { Badge, type Tone } from '@/ui/feedback/badge';

const MARKS: Record<Weight, { tone: Tone; icon: typeof Info }> = {
  wrong: { tone: 'error', icon: CircleAlert },
  doubtful: { tone: 'warning', icon: TriangleAlert },
  toKnow: { tone: 'info', icon: Info },
};

/** How serious a finding is, as a word with its icon. */
export function WeightBadge({ weight }: { weight: Weight }) {
  const { t } = useTranslation('check');
  return <Badge {...MARKS[weight]}>{t(`weight.${weight}`)}</Badge>;
}
