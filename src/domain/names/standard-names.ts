import type { NameKind } from './name';

/** Fields of every medium of the asset service that its list of metaproperties does not contain. */
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

/** The prefix of metaproperties in answers of the asset service. */
const PREFIX = 'property_';

/** Whether every system has this name although its list does not contain it. */
export const isStandardName = (kind: NameKind, code: string): boolean => STANDARD[kind]?.has(code) === true;

/** A name as the list of the system has it, without the prefix of answers. */
export const listedCode = (kind: NameKind, code: string): string =>
  kind === 'metaproperty' && code.startsWith(PREFIX) ? code.slice(PREFIX.length) : code;
