import { PRODUCT_SECTIONS } from '@/domain/configuration/parts/product-section';
import { Stack } from '@/ui/layout/stack';
import { ProductSection } from './product-section';

/** The values sent for each kind of product. */
export function ProductToAssetServiceForm() {
  return (
    <Stack gap={6}>
      {PRODUCT_SECTIONS.map((name) => (
        <ProductSection key={name} name={name} />
      ))}
    </Stack>
  );
}
