import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNameLists } from '@/data/names/use-name-lists';
import type { AcceptedNames } from '@/domain/names/name';
import { nameIndexOf } from '@/domain/names/name-index';
import { nameListKey } from '@/domain/names/name-list';
import { listsFor, type NameSources } from '@/domain/names/name-sources';
import { useLanguage } from '@/i18n/use-language';
import { visible } from '@/lib/text/visible-text';
import { Button } from '@/ui/button/button';
import { lazyPart } from '@/ui/feedback/lazy-part';
import { Popover } from '@/ui/overlay/popover';
import type { OptionSource } from '@/ui/pick/option';
import { useNameTexts } from './use-name-texts';

/** The maximum number of names in the list; typing narrows the list down. */
const MAX_NAMES = 50;

const loadOptionList = async () => ({ default: (await import('@/ui/pick/chakra/option-list')).OptionList });
const OptionList = lazyPart(loadOptionList);

interface ChooseNameProps {
  accepted: AcceptedNames;
  /** The name to replace, for the accessible name of the button. */
  text: string;
  sources: NameSources;
  onChoose: (code: string) => void;
}

/**
 * A button with a list of the known and enabled names for a field. Renders nothing if this device knows no names for
 * the field.
 */
export function ChooseName({ accepted, text, sources, onChoose }: ChooseNameProps) {
  const { t } = useTranslation('names');
  const language = useLanguage();
  const texts = useNameTexts();
  const lists = useMemo(() => listsFor(accepted, sources), [accepted, sources]);
  const { rows } = useNameLists(lists);
  const index = useMemo(
    () =>
      nameIndexOf(
        lists.map((list) => rows.get(nameListKey(list))),
        language,
      ),
    [lists, rows, language],
  );
  const source = useMemo(
    (): OptionSource => ({
      search: (typed) => {
        return Promise.resolve(
          index.find(typed, MAX_NAMES).found.map(({ name, label }) => {
            const shown = visible(label);
            const note = [shown !== null && name.code, texts.typeText(name)].filter(Boolean).join(' · ');
            return { value: name.code, label: shown ?? name.code, ...(note !== '' && { note }) };
          }),
        );
      },
    }),
    [index, texts],
  );
  if (index.size === 0) return null;
  return (
    <Popover
      align="end"
      loadContent={loadOptionList}
      renderTrigger={(attributes) => (
        <Button {...attributes} size="small" aria-label={t('chooseFor', { text })}>
          {t('choose')}
        </Button>
      )}
      renderContent={(close) => (
        <Suspense fallback={null}>
          <OptionList
            label={texts.kind(accepted)}
            source={source}
            value={[]}
            multiple={false}
            onChoose={({ value }) => onChoose(value)}
            onChange={close}
          />
        </Suspense>
      )}
    />
  );
}
