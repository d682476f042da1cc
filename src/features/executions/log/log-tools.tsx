import type { TFunction } from 'i18next';
import { ArrowLeft, ChevronDown, ChevronsDown, ChevronUp, Download, Search, WrapText } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OpenLog } from '@/data/run-details/use-open-log';
import { executionPath } from '@/domain/addresses/paths';
import type { LogLevel } from '@/domain/log/log-level';
import { useFormat, type Formatters } from '@/i18n/format/use-format';
import { saveText } from '@/lib/browser/save-text';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/overlay/menu';
import { stepText } from '@/shared/runs/run-names';
import { LevelChips } from './level-chips';
import type { StepPlaces } from './log-jump-list';
import type { LogSearch } from './use-log-search';
import styles from './log-tools.module.css';

interface LogToolsProps {
  id: number;
  title: string;
  open: OpenLog;
  levels: ReadonlySet<LogLevel>;
  onLevelsChange: (levels: ReadonlySet<LogLevel>) => void;
  search: LogSearch;
  field: RefObject<HTMLInputElement | null>;
  wraps: boolean;
  onWrapsChange: (wraps: boolean) => void;
  /** The switch that keeps the end of the log in view; null if the log cannot grow any more. */
  follow: { on: boolean; setOn: (on: boolean) => void } | null;
  steps: StepPlaces;
}

/** The bar above a log. */
export function LogTools(props: LogToolsProps) {
  const { id, title, open, levels, onLevelsChange, search, field, wraps, onWrapsChange, follow, steps } = props;
  const { t } = useTranslation('log');
  return (
    <header className={styles.tools}>
      <LogTitle id={id} title={title} />
      <LogSearchField search={search} field={field} />
      <div className={styles.chips}>
        <StepMenu {...steps} />
        <LevelChips counts={open.log.counts} levels={levels} onChange={onLevelsChange} />
      </div>
      <div className={styles.buttons}>
        <span className={styles.wrap}>
          <IconButton
            icon={WrapText}
            label={t('wrap')}
            variant="default"
            aria-pressed={wraps}
            onClick={() => onWrapsChange(!wraps)}
          />
        </span>
        {follow !== null && (
          <IconButton
            icon={ChevronsDown}
            label={t('follow')}
            variant="default"
            aria-pressed={follow.on}
            onClick={() => follow.setOn(!follow.on)}
          />
        )}
        <Button
          icon={Download}
          aria-label={t('downloadLong')}
          onClick={() => saveText('execution.log', open.text, 'text/plain')}
        >
          <span className={styles.word}>{t('download')}</span>
        </Button>
      </div>
    </header>
  );
}

interface LogSearchFieldProps {
  search: LogSearch;
  field: RefObject<HTMLInputElement | null>;
}

/** The search field with the number of hits. Enter goes to the next hit, Shift+Enter to the previous hit. */
function LogSearchField({ search, field }: LogSearchFieldProps) {
  const { t } = useTranslation('log');
  const format = useFormat();
  const hasHits = (search.hits?.lines.length ?? 0) > 0;
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') search.move(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape' && search.query !== '') search.setQuery('');
    else return;
    event.preventDefault();
  };
  return (
    <div role="search" className={styles.search}>
      <Search size={16} aria-hidden />
      <input
        ref={field}
        value={search.query}
        aria-label={t('search')}
        placeholder={t('searchHint')}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => search.setQuery(event.target.value)}
        onKeyDown={onKey}
      />
      <span role="status" className={styles.hits}>
        {stateText(search, t, format)}
      </span>
      <IconButton
        icon={ChevronUp}
        size="small"
        label={t('previous')}
        disabled={!hasHits}
        onClick={() => search.move(-1)}
      />
      <IconButton
        icon={ChevronDown}
        size="small"
        label={t('next')}
        disabled={!hasHits}
        onClick={() => search.move(1)}
      />
    </div>
  );
}

function stateText({ state, hits, current }: LogSearch, t: TFunction<'log'>, format: Formatters): string {
  switch (state) {
    case 'off':
      return '';
    case 'searching':
      return t('searching');
    case 'no-pattern':
      return t('noPattern');
    case 'too-slow':
      return t('tooSlow');
    case 'found': {
      const count = hits?.lines.length ?? 0;
      if (count === 0) return t('noMatch');
      const words = { at: format.number(current + 1), count: format.number(count) };
      return hits?.isComplete === false ? t('hitsMore', words) : t('hits', words);
    }
  }
}

/** The back link and the title. Shown even if the log cannot be shown. */
export function LogTitle({ id, title }: { id: number; title: string }) {
  const { t } = useTranslation('log');
  return (
    <div className={styles.title}>
      <Link
        to={executionPath(id)}
        className={styles.back}
        aria-label={t('back', { id })}
        data-tooltip={t('back', { id })}
      >
        <ArrowLeft size={16} aria-hidden />
      </Link>
      <h1>
        <span className="visually-hidden">{t('title')} </span>
        <span className={styles.label}>{title}</span> <span className={styles.number}>{id}</span>
      </h1>
    </div>
  );
}

/** The steps as a menu, for pages too narrow for a list beside the lines. */
function StepMenu({ steps, places, current, onStep }: StepPlaces) {
  const { t } = useTranslation('log');
  const items = steps.map(({ id, stepName }, index) => ({
    key: String(id),
    label: stepText(stepName),
    disabled: places[index] === null,
    onSelect: () => onStep(index),
  }));
  if (items.length === 0) return null;
  return (
    <span className={styles.steps}>
      <Menu
        items={items}
        renderTrigger={(trigger) => (
          <button type="button" {...trigger} className={styles.chip}>
            {steps[current] === undefined ? t('steps') : stepText(steps[current].stepName)}
            <ChevronDown size={16} aria-hidden />
          </button>
        )}
      />
    </span>
  );
}
