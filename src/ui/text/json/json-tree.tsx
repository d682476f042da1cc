import { parseTree, type Node } from 'jsonc-parser';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../button/button';
import styles from './json-tree.module.css';

/** The number of levels that are open at first. */
const OPEN_LEVELS = 2;
/** How many entries of an object or list are shown at first, and how many each "Show more" adds. */
const STEP = 100;

/** Shows a JSON text as a tree whose branches can be collapsed. Numbers keep their spelling. */
export function JsonTree({ text }: { text: string }) {
  const node = useMemo(() => parseTree(text), [text]);
  return (
    <div className={styles.tree}>{node !== undefined && <Branch text={text} name={null} node={node} level={0} />}</div>
  );
}

interface BranchProps {
  text: string;
  /** Key or index; null for the root. */
  name: string | null;
  node: Node;
  level: number;
}

function Branch({ text, name, node, level }: BranchProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(level < OPEN_LEVELS);
  const [shown, setShown] = useState(STEP);
  const key = name !== null && <span className={styles.key}>{name}</span>;
  if (node.type !== 'object' && node.type !== 'array') {
    return (
      <div className={styles.leaf}>
        {key} <span className={styles[node.type]}>{text.slice(node.offset, node.offset + node.length)}</span>
      </div>
    );
  }
  const entries = node.children ?? [];
  const count = { ns: 'data-console', count: entries.length } as const;
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        {key}{' '}
        <span className={styles.count}>{node.type === 'array' ? t('json.items', count) : t('json.fields', count)}</span>
      </summary>
      {open && (
        <div className={styles.children}>
          {entries.slice(0, shown).map((entry, index) => (
            <Branch key={index} text={text} level={level + 1} {...namedEntry(entry, index)} />
          ))}
          {entries.length > shown && (
            <Button size="small" variant="quiet" onClick={() => setShown(shown + STEP)}>
              {t('action.showMore')}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}

/** Returns the name of an entry and the node of its value. The name is the key in an object, or the index in a list. */
function namedEntry(entry: Node, index: number): { name: string; node: Node } {
  const [key, value] = entry.type === 'property' ? (entry.children ?? []) : [];
  return key !== undefined && value !== undefined
    ? { name: String(key.value), node: value }
    : { name: String(index), node: entry };
}
