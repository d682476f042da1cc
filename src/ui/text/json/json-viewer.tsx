import { saveText } from '@/lib/browser/save-text';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../button/icon-button';
import { CodeEditor } from '../../code/code-editor';
import { Tabs } from '../../pick/chakra/tabs';
import { CopyButton } from '../copy-button';
import { JsonTree } from './json-tree';
import styles from './json-viewer.module.css';
import { isJson, prettyJson } from './pretty-json';

interface JsonViewerProps {
  /** Accessible name of the text. */
  label: string;
  text: string;
  fileName: string;
}

type Mode = 'code' | 'tree';

/** Shows a JSON text as code or as a tree, with buttons to copy and download it. Any other text is shown unchanged. */
export function JsonViewer({ label, text, fileName }: JsonViewerProps) {
  const { t } = useTranslation();
  const [mode, setMode] = useState<Mode>('code');
  const isTree = useMemo(() => isJson(text), [text]);
  const pretty = useMemo(() => prettyJson(text), [text]);
  const code = <CodeEditor label={label} value={pretty} readOnly rows={18} language={isTree ? 'json' : 'text'} />;
  return (
    <div className={styles.viewer}>
      <div className={styles.tools}>
        <CopyButton text={pretty} />
        <IconButton
          icon={Download}
          size="small"
          label={t('action.download')}
          onClick={() => saveText(fileName, pretty, 'application/json')}
        />
      </div>
      {isTree ? (
        <Tabs
          label={t('json.mode', { ns: 'data-console' })}
          items={[
            { value: 'code', label: t('json.code', { ns: 'data-console' }) },
            { value: 'tree', label: t('json.tree', { ns: 'data-console' }) },
          ]}
          value={mode}
          onChange={setMode}
        >
          {mode === 'code' ? code : <JsonTree text={text} />}
        </Tabs>
      ) : (
        code
      )}
    </div>
  );
}
