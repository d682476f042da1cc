import type { NameKind } from './name';

/**
 * Fields that every media file of the asset service has, but that the service's list of metaproperties does not
 * contain.
 */
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
const COMMON_ATTRIBUTES = ['code', 'label'];

const STANDARD: Partial<Record<NameKind, ReadonlySet<string>>> = {
  metaproperty: new Set(MEDIA_FIELDS),
  assetAttribute: new Set(COMMON_ATTRIBUTES),
  recordAttribute: new Set(COMMON_ATTRIBUTES),
};

/** The prefix that metaproperties have in responses of the asset service. */
const PREFIX = 'property_';

/** Whether a name is a standard name: every system has it, but no list contains it. */
export const isStandardName = (kind: NameKind, code: string): boolean => STANDARD[kind]?.has(code) === true;

/** A name as the list of its system contains it: without the prefix that responses have. */
export const listedCode = (kind: NameKind, code: string): string =>
  kind === 'metaproperty' && code.startsWith(PREFIX) ? code.slice(PREFIX.length) : code;
