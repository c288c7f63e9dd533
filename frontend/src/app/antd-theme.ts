import { theme, type MappingAlgorithm, type ThemeConfig } from 'antd';
import { FONT_FAMILY, PALETTES, type ResolvedTheme } from '../shared/theme/palette';

/** antd's dark algorithm dims the main colours. Ours are made for dark, and the style sheets use them as they are. */
const darkAlgorithm: MappingAlgorithm = (seed, map) => {
  const { colorPrimary, colorInfo, colorLink, colorSuccess, colorWarning, colorError } = seed;
  return {
    ...theme.darkAlgorithm(seed, map),
    colorPrimary,
    colorInfo,
    colorLink,
    colorSuccess,
    colorWarning,
    colorError,
  };
};

/** The product's antd theme, light or dark. */
export function antdTheme(mode: ResolvedTheme): ThemeConfig {
  const colors = PALETTES[mode];
  return {
    algorithm: mode === 'dark' ? darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: colors.primary,
      colorPrimaryHover: colors.primaryHover,
      colorPrimaryBg: colors.primarySoft,
      // The derived colour is too dark behind soft text, as in an option that is both chosen and hovered.
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
      // Disabled controls are quieter than enabled ones, but legible: antd's dark theme would fill them with grey.
      colorTextDisabled: colors.textOff,
      colorBgContainerDisabled: colors.sunken,
      controlItemBgHover: colors.borderSoft,
      colorTextLightSolid: colors.onPrimary,
      fontFamily: FONT_FAMILY,
      fontSize: 14,
      borderRadius: 8,
      borderRadiusLG: 12,
      borderRadiusSM: 6,
      controlHeight: 36,
      controlHeightSM: 28,
      // What is under way is disabled as well: quieter once is enough.
      opacityLoading: 1,
      wireframe: false,
      motion: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
    components: {
      Button: { fontWeight: 500, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      // An unticked box is visible only by its border.
      Checkbox: { colorBorder: colors.textFaint },
      // A field's error is shown in the space below it: nearer to it than to the next label.
      Form: { verticalLabelPadding: '0 0 4px', itemMarginBottom: 30 },
      Listy: { controlItemBgHover: colors.sunken },
      Modal: { titleFontSize: 17 },
      // The nine template tabs fit above a toast on a tablet, too.
      Tabs: { titleFontSize: 14, verticalItemMargin: '6px 0 0 0' },
      // Must be visible on cards and on hovered rows, too.
      Tag: { defaultBg: colors.borderSoft },
      Tooltip: { colorTextLightSolid: '#ffffff', colorBgSpotlight: mode === 'dark' ? '#3a4744' : '#1c2725' },
    },
  };
}
