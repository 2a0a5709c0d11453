import { readFileSync } from 'node:fs'
import { type Brand, brandIds, brands } from '@beckon/domain/country'
import { describe, expect, it } from 'vitest'

const styles = readFileSync(new URL('../../packages/ui/src/component-library.css', import.meta.url), 'utf8')

/** A colour of the portal as its styles have it, in light or dark. */
function colourOf(name: string, scheme: 'light' | 'dark'): string {
  const [, rules = ''] = styles.split(`:root[data-mantine-color-scheme="${scheme}"] {`)
  const found = new RegExp(`${name}: (#[\\da-f]{6});`, 'u').exec(rules.split('}')[0] ?? '')?.[1]
  if (!found) throw new Error(`${name} is no plain colour in ${scheme}`)
  return found
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const light = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** WCAG relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => light(value / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (bright + 0.05) / (dim + 0.05)
}

/** A colour laid thinly over another. */
const over = (colour: string, share: number, ground: string): string =>
  `#${channels(colour)
    .map((value, at) => Math.round(value * share + (channels(ground)[at] ?? 0) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`

const surfaces = (scheme: 'light' | 'dark') =>
  ['--mantine-color-body', '--bk-raised'].map((name) => colourOf(name, scheme))

/** The shades that component-library.css names: what is read, and what is drawn, in the brand's colour. */
const look = ({ shades, filled }: Brand) => ({
  light: { text: shades[8], line: shades[filled.light] ?? '', soft: [shades[0]] },
  dark: {
    text: shades[3],
    line: shades[4],
    soft: surfaces('dark').map((ground) => over(shades[6], 0.18, ground)),
  },
})

describe.each(brandIds)('%s', (id) => {
  it.each(['light', 'dark'] as const)('can be read and seen on everything that is %s', (scheme) => {
    const { text, line, soft } = look(brands[id])[scheme]
    for (const ground of [...surfaces(scheme), ...soft]) {
      expect(contrast(text, ground), `text on ${ground}`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(line, ground), `lines on ${ground}`).toBeGreaterThanOrEqual(3)
    }
  })

  it('has links that can be read', () => {
    const { shades, filled } = brands[id]
    for (const ground of surfaces('light'))
      expect(contrast(shades[filled.light] ?? '', ground)).toBeGreaterThanOrEqual(4.5)
    for (const ground of surfaces('dark')) expect(contrast(shades[4], ground)).toBeGreaterThanOrEqual(4.5)
  })
})

it('names the shades that are looked at here', () => {
  expect(styles).toContain('--bk-brand-text: var(--mantine-color-brand-8);')
  expect(styles).toContain('--bk-brand-text: var(--mantine-color-brand-3);')
  expect(styles).toContain('--bk-brand-line: var(--mantine-primary-color-filled);')
  expect(styles).toContain('--bk-brand-line: var(--mantine-color-brand-4);')
  expect(styles).toContain(
    '--bk-brand-soft: color-mix(in srgb, var(--mantine-color-brand-6) 18%, transparent);',
  )
})
