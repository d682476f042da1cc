import { PRODUCT_SECTIONS } from '@/domain/configuration/property/product-section';
import { Stack } from '@/ui/layout/stack';
import { ProductSection } from './product-section';

/** What is sent for each kind of product (spec 2, Product-to-asset-service property sub-form). */
export function ProductToAssetServiceForm() {
  return (
    <Stack gap={6}>
      {PRODUCT_SECTIONS.map((name) => (
        <ProductSection key={name} name={name} />
      ))}
    </Stack>
  );
}
