import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { attributesQuery, brandQuery, categoriesQuery, competitorsQuery } from '../../shared/api/queries';
import { toPreviewData, type PreviewData } from './template-preview';

/** What the brand has to show in an example. What could not be read is shown as missing. */
export function usePreviewData(brandId: string): PreviewData {
  const { data: brand } = useQuery(brandQuery(brandId));
  const { data: categories } = useQuery(categoriesQuery(brandId));
  const { data: attributes } = useQuery(attributesQuery(brandId));
  const { data: competitors } = useQuery(competitorsQuery(brandId));
  return useMemo(
    () => toPreviewData(brand?.name, categories ?? [], attributes ?? [], competitors ?? []),
    [brand, categories, attributes, competitors],
  );
}
