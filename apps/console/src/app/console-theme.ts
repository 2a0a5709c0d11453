import type { Brand } from '@beckon/domain/country'
import { themeOf } from '@beckon/ui/theme'
import { defaultVariantColorsResolver, type MantineThemeOverride, mergeThemeOverrides } from '@mantine/core'

/** The look of a brand. Coloured labels and red buttons have more contrast than by default. */
export const consoleTheme = (brand: Brand): MantineThemeOverride =>
  mergeThemeOverrides(themeOf(brand), {
    variantColorResolver(input) {
      const colors = defaultVariantColorsResolver(input)
      const { color } = input
      if (input.variant === 'filled' && color === 'red')
        return { ...colors, background: 'var(--mantine-color-red-9)', hover: 'var(--mantine-color-red-8)' }
      if (input.variant !== 'light' || color === undefined || color === 'gray') return colors
      return {
        ...colors,
        color: `light-dark(color-mix(in srgb, var(--mantine-color-${color}-9), black 30%), var(--mantine-color-${color}-2))`,
      }
    },
  })
