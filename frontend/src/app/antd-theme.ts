import { theme, type MappingAlgorithm, type ThemeConfig } from 'antd';
import { FONT_FAMILY, PALETTES, type ResolvedTheme } from '../shared/theme/palette';

/** antd's dims the main colours for the dark. Ours are made for it, and the style sheets use them as they are. */
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

/** The one antd theme, in its light and its dark form. */
export function antdTheme(mode: ResolvedTheme): ThemeConfig {
  const colors = PALETTES[mode];
  return {
    algorithm: mode === 'dark' ? darkAlgorithm : theme.defaultAlgorithm,
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
      // What is off is quieter than what can be pressed, and still read: antd's fills it with grey in the dark.
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
      wireframe: false,
      motion: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
    components: {
      Button: { fontWeight: 500, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      // A box without a tick is nothing but its border.
      Checkbox: { colorBorder: colors.textFaint },
      // What is wrong with a field stands in the room below it: nearer to it than to the next label.
      Form: { verticalLabelPadding: '0 0 4px', itemMarginBottom: 30 },
      Listy: { controlItemBgHover: colors.sunken },
      Modal: { titleFontSize: 17 },
      // Nine templates stand above a toast on a tablet too.
      Tabs: { titleFontSize: 14, verticalItemMargin: '6px 0 0 0' },
      // Seen on the grounds of cards and of rows that are pointed at, too.
      Tag: { defaultBg: colors.borderSoft },
      Tooltip: { colorTextLightSolid: '#ffffff', colorBgSpotlight: mode === 'dark' ? '#3a4744' : '#1c2725' },
    },
  };
}
