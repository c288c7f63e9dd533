import type { CategoryType } from '#domain';

export interface ColumnInfo {
  catType: CategoryType;
  title: string;
  badge: 'Required' | 'Optional';
  hint: string;
}

export const CATEGORY_COLUMNS: readonly ColumnInfo[] = [
  {
    catType: 'ProductCategory',
    title: 'Product Categories',
    badge: 'Required',
    hint: 'What people look for, such as a kind of product.',
  },
  {
    catType: 'CustomerAttribute',
    title: 'Customer Attributes',
    badge: 'Optional',
    hint: 'Who is asking, such as an age group or a need.',
  },
  {
    catType: 'ProductAttribute',
    title: 'Product Attributes',
    badge: 'Optional',
    hint: 'What the product should be like.',
  },
];
