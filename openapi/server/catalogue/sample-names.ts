import type { DataRow } from './data-row';

type Labels = readonly [code: string, english: string, french: string];

const labelled = ([code, en_US, fr_FR]: Labels, more: DataRow = {}): DataRow => ({
  code,
  labels: { en_US, fr_FR },
  ...more,
});

const listed = (type: string, ...all: Labels[]): DataRow[] => all.map((each) => labelled(each, { type }));

/** The asset families of the sample PIM. */
export const assetFamilies: readonly DataRow[] = [
  labelled(['packshot', 'Packshot', 'Packshot']),
  labelled(['ambience', 'Ambience', 'Ambiance']),
  labelled(['header', 'Header', 'Bandeau']),
];

const ofEveryFamily: readonly DataRow[] = [
  labelled(['label', 'Label', 'Libellé'], { type: 'text', value_per_locale: true, value_per_channel: false }),
  labelled(['media', 'Media', 'Média'], { type: 'media_file', value_per_locale: false, value_per_channel: true }),
  ...listed('single_option', ['season', 'Season', 'Saison'], ['kind', 'Kind', 'Nature']),
  ...listed('text', ['sku', 'SKU', 'SKU'], ['ean', 'EAN', 'EAN'], ['bynder_id', 'Asset id', 'Id de l’asset']),
];

const ofPackshot: readonly DataRow[] = [
  labelled(['material', 'Material', 'Matière'], { type: 'single_option' }),
  labelled(['material_note', 'Material, note', 'Matière, remarque'], { type: 'text', value_per_locale: true }),
  labelled(['main_material', 'Main material', 'Matière principale'], {
    type: 'multiple_options',
    value_per_channel: true,
  }),
  ...listed('number', ['weight', 'Weight', 'Poids'], ['view_order', 'View order', 'Ordre des vues']),
  ...listed('text', ['view', 'View', 'Vue'], ['photographer', 'Photographer', 'Photographe']),
];

/** The attributes of an asset family; an empty list for an unknown code. */
export function assetFamilyAttributes(family: unknown): readonly DataRow[] {
  if (!assetFamilies.some(({ code }) => code === family)) return [];
  return family === 'packshot' ? [...ofEveryFamily, ...ofPackshot] : ofEveryFamily;
}

/** The reference entities of the sample PIM. */
export const referenceEntities: readonly DataRow[] = [
  labelled(['brand', 'Brand', 'Marque']),
  labelled(['designer', 'Designer', 'Designer']),
  labelled(['care', 'Care instructions', 'Conseils d’entretien']),
];

/** The attributes of every reference entity. */
export const recordAttributes: readonly DataRow[] = [
  labelled(['label', 'Label', 'Libellé'], { type: 'text', value_per_locale: true }),
  labelled(['image', 'Image', 'Image'], { type: 'image' }),
  labelled(['description', 'Description', 'Description'], { type: 'text', value_per_locale: true }),
  labelled(['founded', 'Founded', 'Fondation'], { type: 'number' }),
  labelled(['country', 'Country', 'Pays'], { type: 'single_option' }),
];

/** Product attributes with realistic names. */
export const productAttributes: readonly DataRow[] = [
  labelled(['sku', 'SKU', 'SKU'], { type: 'pim_catalog_identifier' }),
  labelled(['name', 'Name', 'Nom'], { type: 'pim_catalog_text', localizable: true }),
  labelled(['description', 'Description', 'Description'], {
    type: 'pim_catalog_textarea',
    localizable: true,
    scopable: true,
  }),
  ...listed(
    'pim_catalog_asset_collection',
    ['packshots', 'Packshots', 'Packshots'],
    ['ambiences', 'Ambiences', 'Ambiances'],
  ),
  ...listed('pim_catalog_simpleselect', ['season', 'Season', 'Saison'], ['material', 'Material', 'Matière']),
  labelled(['weight', 'Weight', 'Poids'], { type: 'pim_catalog_metric' }),
];

const property = (type: string, [name, label, fr_FR]: Labels, options: readonly Labels[] = []): DataRow => ({
  id: `meta-${name}`,
  name,
  label,
  labels: { en_US: label, fr_FR },
  type,
  options: options.length,
});

const optionsOf = new Map<string, readonly Labels[]>(
  Object.entries({
    season: [
      ['spring', 'Spring', 'Printemps'],
      ['summer', 'Summer', 'Été'],
      ['autumn', 'Autumn', 'Automne'],
      ['winter', 'Winter', 'Hiver'],
    ],
    view: [
      ['front', 'Front', 'Face'],
      ['back', 'Back', 'Dos'],
      ['detail', 'Detail', 'Détail'],
    ],
    status: [
      ['draft', 'Draft', 'Brouillon'],
      ['approved', 'Approved', 'Approuvé'],
      ['rejected', 'Rejected', 'Rejeté'],
    ],
    visibility: [
      ['public', 'Public', 'Public'],
      ['private', 'Private', 'Privé'],
    ],
  }),
);

const selects: readonly Labels[] = [
  ['season', 'Season', 'Saison'],
  ['view', 'View', 'Vue'],
  ['status', 'Status', 'Statut'],
  ['visibility', 'Visibility', 'Visibilité'],
];
const texts: readonly Labels[] = [
  ['sku', 'SKU', 'SKU'],
  ['ean', 'EAN', 'EAN'],
  ['variant_sku', 'Variant SKU', 'SKU de la variante'],
  ['position', 'Position', 'Position'],
  ['brand', 'Brand', 'Marque'],
  ['brand_code', 'Brand code', 'Code de la marque'],
  ['category_code', 'Category code', 'Code de la catégorie'],
  ['product_name', 'Product name', 'Nom du produit'],
  ['product_description', 'Product description', 'Description du produit'],
  ['material', 'Material', 'Matière'],
  ['alt', 'Alternative text', 'Texte alternatif'],
  ['imatag_id', 'Watermark id', 'Id du filigrane'],
  ['checked_at', 'Checked at', 'Contrôlé le'],
];

/** The metaproperties of the sample asset service. */
export const metaproperties: readonly DataRow[] = [
  ...selects.map((each) => property('select', each, optionsOf.get(each[0]))),
  ...texts.map((each) => property('text', each)),
];

/** The options of the metaproperty with this name; an empty list if it has none. */
export const metapropertyOptions = (name: unknown): readonly DataRow[] =>
  (optionsOf.get(String(name)) ?? []).map(([code, label, fr_FR]) => ({
    id: `option-${code}`,
    name: code,
    label,
    labels: { en_US: label, fr_FR },
  }));
