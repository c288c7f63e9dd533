import type { Attribute, AttributeCategory } from '#contracts';
import { type AttributeRef, refOf } from '#domain';
import { attributesQuery } from '../../shared/api/queries';
import { useQuery } from '@tanstack/react-query';

/** The other words of an example question: a product category, and an attribute of the edited category. */
export function useExampleWords(brandId: string, category: Pick<AttributeCategory, 'id'> | undefined) {
  const { data = [] } = useQuery(attributesQuery(brandId));
  const product = data.find((row) => row.attributeCategory?.catType === 'ProductCategory');
  const value = data.find((row) => row.attributeCategoryId === category?.id);
  return {
    product: product ? wordsOf(product) : SHOES,
    value: value?.displayName,
  };
}

const SHOES: AttributeRef = { id: '', name: 'trail shoes', categoryId: '', categoryName: '' };
const wordsOf = (row: Attribute): AttributeRef => refOf(row, row.attributeCategory);
