import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router';
import { brandQuery } from '../api/queries';
import { isUnknownBrand } from '../api/request';
import { PageHeader } from './page-header';

type Screen = ComponentType<{ brandId: string }>;

/**
 * A screen about the brand in the URL, or a message when there is none.
 *
 * @param missing the title for a URL without a brand, which differs between screens
 */
export function brandScreen(Screen: Screen, missing = 'Brand ID required') {
  return function BrandScreen() {
    const { brandId } = useParams();
    return brandId ? (
      <KnownBrand key={brandId} brandId={brandId} Screen={Screen} />
    ) : (
      <NoBrand title={missing} reason="This address names no brand." />
    );
  };
}

function KnownBrand({ brandId, Screen }: { brandId: string; Screen: Screen }) {
  const { error } = useQuery(brandQuery(brandId));
  return isUnknownBrand(error) ? (
    <NoBrand title="Brand not found" reason="This brand does not exist, or it was deleted." />
  ) : (
    <Screen brandId={brandId} />
  );
}

const NoBrand = ({ title, reason }: { title: string; reason: string }) => (
  <>
    <PageHeader title={title} subtitle={reason} />
    <Link to="/">Choose one of your brands</Link>
  </>
);
