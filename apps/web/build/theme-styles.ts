import { type Brand, brandIds, brands } from '@beckon/domain/country'
import {
  type ConvertCSSVariablesInput,
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import type { Plugin } from 'vite'
import { themeOf } from '@beckon/ui/theme'

const NAME = 'virtual:theme.css'
const RESOLVED = `\0${NAME}`

/** Colours of the component library that no page before an account shows. */
const unused = /^--mantine-color-(?:red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/u

/**
 * The variables of the theme as styles: pages without the component library have the same colours, sizes and shadows
 * as the portal, where the library sets them by script. The brand is chosen by `data-brand` on the document.
 */
export function themeStyles(): Plugin {
  return {
    name: 'beckon:theme-styles',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? themeCss() : undefined),
  }
}

export function themeCss(): string {
  const [first, ...others] = brandIds.map((id) => ({ id, variables: variablesOf(brands[id]) }))
  if (!first) return ''
  const ofBrands = others.map(({ id, variables }) =>
    convertCssVariables(without(variables, first.variables), `:root[data-brand="${id}"]`),
  )
  return [convertCssVariables(first.variables, ':root'), ...ofBrands].join('\n')
}

type Variables = ConvertCSSVariablesInput
type Part = Readonly<Record<string, string>>

function variablesOf(brand: Brand): Variables {
  const all = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, themeOf(brand)))
  return inEachPart(all, (part) => filtered(part, ([name]) => !unused.test(name)))
}

const without = (variables: Variables, others: Variables): Variables =>
  inEachPart(variables, (part, name) => filtered(part, ([key, value]) => others[name][key] !== value))

const inEachPart = (
  { variables, dark, light }: Variables,
  change: (part: Part, name: keyof Variables) => Record<string, string>,
): Variables => ({
  variables: change(variables, 'variables'),
  dark: change(dark, 'dark'),
  light: change(light, 'light'),
})

const filtered = (part: Part, isWanted: (entry: [string, string]) => boolean): Record<string, string> =>
  Object.fromEntries(Object.entries(part).filter(isWanted))
