import type { Brand } from '@beckon/domain/country'
import { Button, createTheme, type MantineColorsTuple, type MantineThemeOverride } from '@mantine/core'

/** Slightly cool greys that leave the emphasis to the brand's colour. */
const gray: MantineColorsTuple = [
  '#f8f9fb',
  '#f1f3f6',
  '#e6e9ee',
  '#d7dce3',
  '#bcc3cd',
  '#949dab',
  '#667080',
  '#4a5362',
  '#2f3743',
  '#1a2029',
]
const dark: MantineColorsTuple = [
  '#e8ebf0',
  '#c2c8d2',
  '#9aa3b1',
  '#737d8c',
  '#2f3641',
  '#252b34',
  '#1b2028',
  '#12161c',
  '#0d1015',
  '#080a0d',
]

/** Chinese and Japanese text uses the fonts of the device, which are good and need no download. */
const FONTS = [
  'Inter Variable',
  'Noto Sans Arabic',
  'Noto Sans Thai',
  'Noto Sans Bengali',
  'Noto Sans Khmer',
  'Noto Sans Lao',
  'Noto Sans Myanmar',
]
const fontFamily = `${FONTS.map((name) => `'${name}'`).join(', ')}, system-ui, sans-serif`

/** Some scripts need more room between their lines: line-heights.css. */
const atLeast = (lineHeight: string) => `max(${lineHeight}, var(--bk-line-least))`

const heading = (fontSize: string, lineHeight: string) => ({ fontSize, lineHeight: atLeast(lineHeight) })

/** One spacing scale (8 12 16 24 40), one type scale (12 14 16 18 22 and the headings). */
const scales = {
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: {
    xs: atLeast('1.5'),
    sm: atLeast('1.5'),
    md: atLeast('1.5'),
    lg: atLeast('1.5'),
    xl: atLeast('1.4'),
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
  defaultRadius: 'md',
  shadows: {
    xs: '0 1px 2px rgb(16 24 40 / 6%)',
    sm: '0 1px 3px rgb(16 24 40 / 8%), 0 1px 2px rgb(16 24 40 / 4%)',
    md: '0 4px 12px rgb(16 24 40 / 8%), 0 1px 3px rgb(16 24 40 / 6%)',
    lg: '0 12px 32px rgb(16 24 40 / 12%), 0 2px 6px rgb(16 24 40 / 6%)',
    xl: '0 24px 64px rgb(16 24 40 / 16%)',
  },
} as const

/** The look of a brand. */
export function themeOf(brand: Brand): MantineThemeOverride {
  return createTheme({
    primaryColor: 'brand',
    primaryShade: brand.filled as { light: Shade; dark: Shade },
    colors: { brand: [...brand.shades], gray, dark },
    black: '#1a2029',
    fontFamily,
    fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, monospace',
    headings: {
      fontFamily,
      fontWeight: '600',
      sizes: {
        h1: heading('1.75rem', '1.25'),
        h2: heading('1.25rem', '1.35'),
        h3: heading('1rem', '1.5'),
        h4: heading('0.875rem', '1.5'),
      },
    },
    ...scales,
    cursorType: 'pointer',
    focusRing: 'auto',
    respectReducedMotion: true,
    components: {
      // 44 px high, as the inputs are: component-library.css.
      Button: Button.extend({
        defaultProps: { size: 'md' },
        vars: (_, { size }) => ({
          root:
            size === undefined || size === 'md'
              ? { '--button-height': '2.75rem', '--button-fz': '0.9375rem', '--button-padding-x': '1.125rem' }
              : {},
        }),
      }),
      // By keyboard one begins at an entry that can be seen.
      Menu: { defaultProps: { shadow: 'lg', withInitialFocusPlaceholder: false } },
      Popover: { defaultProps: { shadow: 'lg' } },
      Modal: { defaultProps: { radius: 'lg', centered: true } },
      Tooltip: { defaultProps: { openDelay: 300 } },
    },
  })
}

type Shade = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
