import { describe, expect, it } from 'vitest'
import {
  brandIcon,
  brandIds,
  brands,
  checkDeployment,
  countryCodes,
  deployments,
  parameters,
  placeLanguage,
  placeLanguageTag,
} from './index.ts'

describe('the 31 deployments', () => {
  it('are all there and pass the checks of the start', () => {
    expect(countryCodes).toHaveLength(31)
    for (const country of countryCodes) {
      expect(checkDeployment(deployments[country])).toEqual({ ok: true, deployment: deployments[country] })
      expect(deployments[country].languages).toContain('en')
      expect(parameters[country].tariff.base).toBeGreaterThan(0)
    }
  })

  it('have Hungary exactly so', () => {
    expect(deployments.HU).toMatchObject({
      defaultLanguage: 'hu',
      languages: ['hu', 'en'],
      phonePrefix: '+36',
      currency: 'HUF',
      timezone: 'Europe/Budapest',
      defaultPaymentMethod: 'CASH_ON_DELIVERY',
      registrationType: 'PV',
      environment: 'prd',
      region: 'eu-west-2',
      minimumEta: 15,
    })
  })

  it.each([
    ['country', 'XX', 'must be one of BH'],
    ['languages', ['tlh'], 'must be one of en'],
    ['defaultLanguage', 'fi', 'must be one of the languages'],
    ['defaultPaymentMethod', 'GOLD', 'must be one of NONE, PAID'],
    ['brand', 'acme', 'must be one of beckon'],
    ['environment', 'test', 'must be one of san, stg, prd'],
    ['registrationType', 'XPV', 'must be one of PV, NPV'],
    ['timezone', 'Mars/Olympus', 'IANA'],
    ['phonePrefix', '36', 'a plus'],
    ['links', { ...deployments.HU.links, privacy: 'javascript:0' }, 'links.privacy must be'],
    ['supportEmail', 'help', 'supportEmail must be an email address'],
    ['mapCentre', { latitude: 91, longitude: 0 }, 'latitude'],
  ])('name the violation of %s', (field, value, line) => {
    const check = checkDeployment({ ...deployments.HU, [field]: value })
    expect(check.ok).toBe(false)
    if (!check.ok) expect(check.violations.join('\n')).toContain(line)
  })

  it('have the published tariffs', () => {
    expect(parameters.SG.tariff).toMatchObject({ base: 6, perKm: 1 })
    expect(parameters.MY).toMatchObject({
      tariff: { base: 4.75, perKm: 0.5 },
      maxDistanceKm: 10,
      maxWeightKg: 15,
      maxSideCm: 50,
    })
    expect(parameters.PK).toMatchObject({
      tariff: { base: 65, perKm: 10 },
      maxDistanceKm: 5,
      minimumAmount: 100,
    })
    expect(parameters.TH).toMatchObject({ tariff: { base: 35, perKm: 7 }, maxDistanceKm: 15 })
    expect(parameters.TW).toMatchObject({ tariff: { base: 99, perKm: 10, cashExtra: 25 }, maxDistanceKm: 12 })
    expect(parameters.MM).toMatchObject({ tariff: { base: 1300, perKm: 200 }, maxDistanceKm: 4 })
    expect(parameters.BD).toMatchObject({ tariff: { base: 55, perKm: 5 }, maxDistanceKm: 10 })
    expect(parameters.HK).toMatchObject({ maxDistanceKm: 10, maxWeightKg: 10, maxSideCm: 45 })
    expect(parameters.SG).toMatchObject({ maxWeightKg: 5, maxSideCm: 45 })
    expect([parameters.PH.maxWeightKg, parameters.TW.maxWeightKg]).toEqual([20, 20])
    expect(parameters.KW.amountRequired).toBe(false)
  })
})

/** WCAG relative luminance and contrast. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
const contrast = (a: string, b: string) => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

describe('the eight brands', () => {
  it('are eight, each with a country, one without a help centre', () => {
    expect(brandIds).toHaveLength(8)
    expect(new Set(countryCodes.map((country) => deployments[country].brand))).toEqual(new Set(brandIds))
    expect(brandIds.filter((id) => !brands[id].hasHelpCentre)).toHaveLength(1)
  })

  it('have each a mark and an icon of their own', () => {
    const icons = brandIds.map((id) => brandIcon(brands[id]))
    expect(new Set(icons).size).toBe(8)
    expect(new Set(brandIds.map((id) => brands[id].mark.join(' '))).size).toBe(8)
    for (const icon of icons)
      expect(icon).toMatch(
        /^<svg [^>]+><rect [^>]+><g [^>]+>(<path d="M[-MmHhVvLlAaCcSsZz\d., ]+"\/>)+<\/g><\/svg>$/,
      )
  })

  it.each(brandIds)(
    '%s can be read: white on its buttons, its dark shade on white and its light one on black',
    (id) => {
      const { shades, filled } = brands[id]
      expect(shades).toHaveLength(10)
      expect(contrast(shades[filled.light] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(shades[filled.dark] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(shades[8], '#ffffff')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(shades[3], '#1a1b1e')).toBeGreaterThanOrEqual(4.5)
    },
  )
})

it.each([
  ['BH', 'en', 'en'],
  ['HK', 'zh-HK', 'zh-HK'],
  ['KH', 'km', 'km'],
  ['JP', 'ja', 'ja'],
  ['TH', 'th', 'th'],
  ['TW', 'tw', 'zh-TW'],
  ['HU', 'en', 'en'],
  ['AE', 'en', 'en'],
] as const)('addresses of %s are looked for in %s, which is %s', (country, language, tag) => {
  expect(placeLanguage(country)).toBe(language)
  expect(placeLanguageTag(language)).toBe(tag)
})
