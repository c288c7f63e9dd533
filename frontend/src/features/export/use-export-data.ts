import type { Attribute, AttributeCategory, ModifiedAttributeName } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { combined } from '../../shared/api/combined';
import { attributesQuery, brandQuery, categoriesQuery, modifiedNamesQuery } from '../../shared/api/queries';
import { useMemo } from 'react';

export interface RenamingData {
  brandName: string;
  names: ModifiedAttributeName[];
  attributes: Attribute[];
  categories: AttributeCategory[];
}

/** The brand's attributes with their names for the export; undefined until all is loaded. */
export function useExportData(brandId: string) {
  const brand = useQuery(brandQuery(brandId));
  const categories = useQuery(categoriesQuery(brandId));
  const attributes = useQuery(attributesQuery(brandId));
  const names = useQuery(modifiedNamesQuery(brandId));

  const data = useMemo(
    (): RenamingData | undefined =>
      brand.data && categories.data && attributes.data && names.data
        ? {
            brandName: brand.data.name,
            categories: categories.data,
            attributes: attributes.data,
            names: names.data,
          }
        : undefined,
    [brand.data, categories.data, attributes.data, names.data],
  );
  return { data, ...combined([brand, categories, attributes, names]) };
}
