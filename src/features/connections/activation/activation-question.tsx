import { PlugZap } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/data/sync/use-sync';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/feedback/empty-state';

interface ActivationQuestionProps {
  question: string;
  /** The address, and who is connected to it. */
  text: ReactNode;
  answer: string;
  /** Called once even if the button is pressed twice; the button works again when this resolves. */
  onYes: () => Promise<void>;
}

/** Asks before an app is activated. */
export function ActivationQuestion({ question, text, answer, onYes }: ActivationQuestionProps) {
  const { t } = useTranslation('common');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const press = (): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    void onYes().finally(() => {
      isRunning.current = false;
      setBusy(false);
    });
  };
  return (
    <EmptyState
      icon={PlugZap}
      title={question}
      text={text}
      action={
        <Button
          variant="primary"
          busy={busy}
          disabled={!online}
          title={online ? undefined : t('error.offline')}
          onClick={press}
        >
          {answer}
        </Button>
      }
    />
  );
}
