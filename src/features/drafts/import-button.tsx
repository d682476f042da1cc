import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { importDrafts } from '@/data/drafts/pending-changes';
import { Button } from '@/ui/button/button';
import { toast } from '@/ui/overlay/toast';

/** Takes drafts from a file that was exported here or on another device; a draft that is here already stays. */
export function ImportButton() {
  const { t } = useTranslation('drafts');
  const input = useRef<HTMLInputElement>(null);

  const read = async (file: File): Promise<void> => {
    const result = await importDrafts(await file.text()).catch(() => 'failed' as const);
    if (result === 'failed') toast.error(t('storage.title'));
    else if (result === null) toast.error(t('import.unreadable', { name: file.name }));
    else {
      if (result.imported > 0) toast.success(t('import.done', { count: result.imported }));
      if (result.kept.length > 0) toast.warning(t('import.kept', { names: result.kept.join(', ') }));
    }
  };

  return (
    <>
      <Button icon={FileUp} onClick={() => input.current?.click()}>
        {t('import.action')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={t('import.file')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again.
          event.target.value = '';
          if (file !== undefined) void read(file);
        }}
      />
    </>
  );
}
