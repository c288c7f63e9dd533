import { theme, type ThemeConfig } from 'antd';
import { FONT_FAMILY, PALETTES, type ResolvedTheme } from '../shared/theme/palette';

/** The one antd theme, in its light and its dark form. */
export function antdTheme(mode: ResolvedTheme): ThemeConfig {
  const colors = PALETTES[mode];
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: colors.primary,
      colorPrimaryHover: colors.primaryHover,
      colorPrimaryBg: colors.primarySoft,
      // The derived one is too dark for soft text, as in an option that is chosen and pointed at.
      colorPrimaryBgHover: colors.primarySoft,
      colorInfo: colors.primary,
      colorInfoBg: colors.primarySoft,
      colorInfoBorder: colors.border,
      colorErrorBorder: colors.danger,
      colorWarningBorder: colors.border,
      colorLink: colors.primary,
      colorLinkHover: colors.primaryHover,
      colorSuccess: colors.success,
      colorSuccessBg: colors.successSoft,
      colorWarning: colors.warning,
      colorWarningBg: colors.warningSoft,
      colorError: colors.danger,
      colorErrorBg: colors.dangerSoft,
      colorBgLayout: colors.bg,
      colorBgContainer: colors.surface,
      colorBgElevated: colors.raised,
      colorBorder: colors.border,
      colorBorderSecondary: colors.borderSoft,
      colorText: colors.text,
      colorTextHeading: colors.text,
      colorTextSecondary: colors.textSoft,
      colorTextTertiary: colors.textFaint,
      colorTextDescription: colors.textSoft,
      colorTextPlaceholder: colors.textFaint,
      colorTextLightSolid: colors.onPrimary,
      fontFamily: FONT_FAMILY,
      fontSize: 14,
      borderRadius: 8,
      borderRadiusLG: 12,
      borderRadiusSM: 6,
      controlHeight: 36,
      controlHeightSM: 28,
      wireframe: false,
      motion: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
    components: {
      Button: { fontWeight: 500, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      // A box without a tick is nothing but its border.
      Checkbox: { colorBorder: colors.textFaint },
      Form: { verticalLabelPadding: '0 0 4px' },
      Modal: { titleFontSize: 17 },
      // Nine templates stand above a toast on a tablet too.
      Tabs: { titleFontSize: 14, verticalItemMargin: '6px 0 0 0' },
      Tooltip: { colorTextLightSolid: '#ffffff', colorBgSpotlight: mode === 'dark' ? '#3a4744' : '#1c2725' },
    },
  };
}
