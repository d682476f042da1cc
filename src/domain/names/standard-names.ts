import type { NameKind } from './name';

/** Fields that every medium of the asset service has. Its list of metaproperties does not name them. */
const MEDIA_FIELDS = [
  'activeOriginalFocusPoint',
  'archive',
  'brandId',
  'copyright',
  'dateCreated',
  'dateModified',
  'datePublished',
  'description',
  'extension',
  'fileSize',
  'filename',
  'height',
  'id',
  'idHash',
  'isPublic',
  'limited',
  'name',
  'orientation',
  'original',
  'tags',
  'thumbnails',
  'transformBaseUrl',
  'type',
  'userCreated',
  'videoPreviewURLs',
  'watermarked',
  'width',
];

/** Attributes that every asset and record has. */
const CODE = ['code', 'label'];

const STANDARD: Partial<Record<NameKind, ReadonlySet<string>>> = {
  metaproperty: new Set(MEDIA_FIELDS),
  assetAttribute: new Set(CODE),
  recordAttribute: new Set(CODE),
};

/** What answers of the asset service write before the name of a metaproperty. */
const PREFIX = 'property_';

/** Whether a system has this name without listing it. */
export const isStandardName = (kind: NameKind, code: string): boolean => STANDARD[kind]?.has(code) === true;

/** A name as the system lists it. */
export const listedCode = (kind: NameKind, code: string): string =>
  kind === 'metaproperty' && code.startsWith(PREFIX) ? code.slice(PREFIX.length) : code;
