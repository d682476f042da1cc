import { useTranslation } from 'react-i18next';
import { isBlankMediaUrl, mediaUrlSchema, mediaUrlSummary, newMediaUrl } from '@/domain/configuration/pim/media-url';
import { readAs } from '@/domain/configuration/schema/read-as';
import { CardList } from '../../kit/card-list';
import { MediaUrlFields } from './media-url-fields';

const PATH = ['media_urls'];
const read = (item: unknown) => readAs(mediaUrlSchema, item);

/** The media URLs of a mapping. */
export function MediaUrlList() {
  const { t } = useTranslation('job-forms');
  return (
    <CardList
      path={PATH}
      title={t('group.mediaUrls')}
      add={t('add.mediaUrl')}
      empty={t('empty.mediaUrls')}
      name={(number) => t('entry.mediaUrl', { number })}
      summary={(item) => t('card.from', mediaUrlSummary(read(item)))}
      create={newMediaUrl}
      isBlank={(item) => isBlankMediaUrl(read(item))}
      render={(path) => <MediaUrlFields path={path} />}
    />
  );
}
