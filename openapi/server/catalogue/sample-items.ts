import type { ItemSource } from './job-definitions';

/** One row of the sample catalogue that jobs process. */
export interface SampleItem {
  /** Depending on the source: a file name, an SKU, or the code of a record, category or file. */
  name: string;
  /** The values that filters (`conditions`) compare. */
  properties: Record<string, string>;
  /** Days since the item last changed. A delta run takes the items of the last two days. */
  ageDays: number;
  /** The warning that a run gives about this item; null when there is none. */
  problem: string | null;
}

const products = ['Oak chair', 'Linen sofa', 'Desk lamp', 'Wool rug', 'Glass vase', 'Shelf unit', 'Tea set', 'Mirror'];
const views = ['front', 'side', 'detail', 'ambience'];
const seasons = ['spring', 'summer', 'autumn', 'winter'];

const slug = (text: string) => text.toLowerCase().replaceAll(' ', '-');

// Recently changed items have no problems, so a delta run usually succeeds and a full run usually warns.
const isRecent = (ageDays: number) => ageDays <= 2;

function mediaProblem(index: number): string | null {
  if (index % 19 === 7) return 'the property "sku" is empty, the media was skipped';
  if (index % 31 === 11) return 'no derivative "webimage" is available yet, the original was used';
  return null;
}

function media(index: number): SampleItem {
  const product = products[index % products.length] ?? 'Chair';
  const view = views[Math.floor(index / products.length) % views.length] ?? 'front';
  const season = seasons[index % seasons.length] ?? 'spring';
  return {
    name: `${slug(product)}_${view}_${String(index + 1).padStart(3, '0')}.jpg`,
    properties: {
      name: product,
      view,
      season,
      sku: `SKU-${1000 + (index % 48)}`,
      status: index % 9 ? 'approved' : 'draft',
    },
    ageDays: index % 12,
    problem: isRecent(index % 12) ? null : mediaProblem(index),
  };
}

function product(index: number): SampleItem {
  const name = products[index % products.length] ?? 'Chair';
  const sku = `SKU-${1000 + index}`;
  return {
    name: sku,
    properties: { name, sku, family: index % 3 ? 'furniture' : 'decoration' },
    ageDays: index % 10,
    problem: !isRecent(index % 10) && index % 23 === 5 ? `no asset matches the identifier "${sku}"` : null,
  };
}

function named(prefix: string, problemEvery: number, problem: string) {
  return (index: number): SampleItem => ({
    name: `${prefix}_${String(index + 1).padStart(3, '0')}`,
    properties: { code: `${prefix}_${index + 1}` },
    ageDays: index % 8,
    problem: !isRecent(index % 8) && index % problemEvery === problemEvery - 1 ? problem : null,
  });
}

const list = (length: number, make: (index: number) => SampleItem) => Array.from({ length }, (_, index) => make(index));

const catalogue: Record<Exclude<ItemSource, 'ticks'>, SampleItem[]> = {
  media: list(120, media),
  products: list(96, product),
  records: list(40, named('record', 17, 'the reference entity has no attribute "image"')),
  categories: list(24, named('category', 13, 'the category is not in the tree of the channel "ecommerce"')),
  shopFiles: list(60, named('file', 29, 'the file is still used by a product and was kept')),
};

/** The items of a source. The source of the test job, `ticks`, has `count` items without properties. */
export function sampleItems(source: ItemSource, count = 20): readonly SampleItem[] {
  if (source !== 'ticks') return catalogue[source];
  return list(count, (index) => ({ name: `item ${index + 1}`, properties: {}, ageDays: 0, problem: null }));
}
