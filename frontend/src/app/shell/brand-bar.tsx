import { DownOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { NavLink } from 'react-router';
import { brandQuery } from '../../shared/api/queries';
import { isUnknownBrand } from '../../shared/api/request';
import { lazy } from '../../shared/ui/lazy';
import { BRAND_SCREENS } from '../brand-screens';
import { PaletteKey } from '../palette/palette-key';
import { noteBrand } from './recent-brands';

const BrandSwitcher = lazy(() => import('./brand-switcher'));

/** Navigates between a brand's screens, and to other brands. */
export function BrandBar({ brandId }: { brandId: string }) {
  const { data: brand, error } = useQuery(brandQuery(brandId));
  const isUnknown = isUnknownBrand(error);
  const switcher = useId();
  // When it was opened, or 0. If it is closed and opened again at once, the browser reports only the opening.
  const [opened, setOpened] = useState(0);
  useEffect(() => noteBrand(brandId), [brandId]);
  return (
    <div className="brand-bar">
      <div className="brand-bar-inner">
        <button
          type="button"
          className="brand-switch"
          aria-label={isUnknown ? 'Choose a brand' : `Switch brand, now ${brand?.name ?? '…'}`}
          aria-haspopup="dialog"
          aria-expanded={opened > 0}
          popoverTarget={switcher}
        >
          <span>{isUnknown ? 'Choose a brand' : (brand?.name ?? '\u00a0')}</span>
          <DownOutlined aria-hidden />
        </button>
        <div
          id={switcher}
          popover="auto"
          role="dialog"
          aria-label="Brands"
          className="brand-switcher"
          onToggle={({ newState, timeStamp }) => setOpened(newState === 'open' ? timeStamp : 0)}
        >
          {opened > 0 && <BrandSwitcher key={opened} brandId={brandId} />}
        </div>
        {/* Rendered also when empty, so that the palette's button does not move. */}
        <nav aria-label="Screens of the brand">
          {!isUnknown &&
            BRAND_SCREENS.map(([screen, label]) => (
              <NavLink key={screen} to={`/${screen}/${brandId}`}>
                {label}
              </NavLink>
            ))}
        </nav>
        <PaletteKey brandId={isUnknown ? undefined : brandId} />
      </div>
    </div>
  );
}
