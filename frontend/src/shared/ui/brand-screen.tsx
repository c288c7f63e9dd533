import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router';
import { brandQuery } from '../api/brand-lists';
import { RequestError } from '../api/request';
import { PageHeader } from './page-header';

interface BrandScreenProps {
  Screen: ComponentType<{ brandId: string }>;
  /** What an address without a brand says. The texts differ between screens; both are the specification's. */
  missingId?: 'Brand ID required' | 'Brand ID is required';
}

/** A screen about the brand in the address, or one message when there is none. */
export function BrandScreen({ Screen, missingId = 'Brand ID required' }: BrandScreenProps) {
  const { brandId } = useParams();
  return brandId ? (
    <KnownBrand key={brandId} brandId={brandId} Screen={Screen} />
  ) : (
    <NoBrand title={missingId} reason="This address names no brand." />
  );
}

function KnownBrand({ brandId, Screen }: { brandId: string } & Pick<BrandScreenProps, 'Screen'>) {
  const { error } = useQuery(brandQuery(brandId));
  // 400: no brand's id ever looks like this.
  const isUnknown = error instanceof RequestError && [400, 404].includes(error.status);
  return isUnknown ? (
    <NoBrand title="Brand not found" reason="This brand does not exist, or it was deleted." />
  ) : (
    <Screen brandId={brandId} />
  );
}

const NoBrand = ({ title, reason }: { title: string; reason: string }) => (
  <>
    <PageHeader title={title} subtitle={reason} />
    <Link to="/">Choose a brand on the dashboard</Link>
  </>
);
