import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { brandQuery } from '../api/queries';

interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
}

/** The head of every screen: the document's title, which names the brand, the heading, and the screen's main actions. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  const { brandId = '' } = useParams();
  const { data: brand } = useQuery({ ...brandQuery(brandId), enabled: brandId !== '' });
  return (
    <Flex className="page-header" justify="space-between" align="center" gap={16} wrap>
      <title>{[title, brand?.name, 'Promptloom'].filter(Boolean).join(' · ')}</title>
      <div>
        <h1>{title}</h1>
        {subtitle && <p className="page-header-subtitle">{subtitle}</p>}
      </div>
      {actions && (
        <Flex gap={8} wrap>
          {actions}
        </Flex>
      )}
    </Flex>
  );
}
