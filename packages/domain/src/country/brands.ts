/** Invented brands under which the portal appears. */
export const brandIds = [
  'beckon',
  'swiftly',
  'karwan',
  'tuktuk',
  'polaris',
  'lantern',
  'duna',
  'meltemi',
] as const

export type BrandId = (typeof brandIds)[number]

/** Ten shades from the lightest to the darkest. */
export type Shades = readonly [string, string, string, string, string, string, string, string, string, string]

export interface Brand {
  readonly id: BrandId
  readonly name: string
  readonly shades: Shades
  /** Which shade fills buttons: on it white text has a contrast of 4.5 at least. */
  readonly filled: { readonly light: number; readonly dark: number }
  /** The mark: paths in a box of 32 by 32, filled by the even-odd rule. */
  readonly mark: readonly string[]
  readonly hasHelpCentre: boolean
}

const brand = (
  id: BrandId,
  name: string,
  shades: Shades,
  mark: readonly string[],
  hasHelpCentre = true,
): Brand => ({
  id,
  name,
  shades,
  filled: { light: 7, dark: 7 },
  mark,
  hasHelpCentre,
})

export const brands: Readonly<Record<BrandId, Brand>> = {
  beckon: brand(
    'beckon',
    'Beckon',
    [
      '#eef3ff',
      '#dbe4fd',
      '#b6c8f9',
      '#8da9f5',
      '#6a8ff1',
      '#4f7aec',
      '#3d69e3',
      '#2f57c9',
      '#2748a8',
      '#1e3985',
    ],
    [
      'M7 5h9.5a6 6 0 0 1 3.6 10.800A6.5 6.5 0 0 1 16.5 27H7Zm5 4.5v4.5h4a2.25 2.25 0 0 0 0-4.5Zm0 8.5v4.5h4.5a2.25 2.25 0 0 0 0-4.5Z',
      'M26.5 9.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5Z',
    ],
  ),
  swiftly: brand(
    'swiftly',
    'Swiftly',
    [
      '#e9f9f4',
      '#d0efe5',
      '#a2dfcb',
      '#70ceb0',
      '#47c098',
      '#2cb589',
      '#179a72',
      '#0b7a59',
      '#066247',
      '#024c36',
    ],
    [
      'M2 22c10 0 11-16 28-16-5 2.5-7 5.5-9 9 3.5-1.5 6-1.5 9 0-9 1-11 11-22 11 2.5-1.3 3.8-2.6 5-5-3.7 1.3-7.3 1.5-11 1Z',
    ],
  ),
  karwan: brand(
    'karwan',
    'Karwan',
    [
      '#fff4e8',
      '#fde6ce',
      '#f8cb9d',
      '#f3ae68',
      '#ee953c',
      '#eb8521',
      '#d26f0f',
      '#a8560a',
      '#874508',
      '#673405',
    ],
    ['M3 24 11 9l5 9 4-6 9 12h-6l-3.5-5-3.5 5-4.5-8-3.5 8Z', 'M23 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z'],
  ),
  tuktuk: brand(
    'tuktuk',
    'TukTuk Go',
    [
      '#ffeef4',
      '#fddbe6',
      '#f6b5cb',
      '#ef8bae',
      '#e96896',
      '#e65286',
      '#d63a73',
      '#b92a5e',
      '#96204b',
      '#741738',
    ],
    [
      'M2 21V6h18l10 10v5ZM6 10v6h7v-6Zm11 0v6h8l-6-6Z',
      'M9 18a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
      'M22.5 18a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
    ],
  ),
  polaris: brand(
    'polaris',
    'Polaris',
    [
      '#e9f7fd',
      '#d3ebf6',
      '#a4d6ed',
      '#73c0e4',
      '#4daddd',
      '#36a2d9',
      '#1d86bb',
      '#0f6a97',
      '#0a557a',
      '#05405d',
    ],
    ['M16 3l2.8 10.200L29 16l-10.2 2.800L16 29l-2.8-10.200L3 16l10.2-2.800Z'],
  ),
  lantern: brand(
    'lantern',
    'Lantern',
    [
      '#fff0ee',
      '#fcdeda',
      '#f5bab3',
      '#ee9489',
      '#e97467',
      '#e66153',
      '#d84738',
      '#b93527',
      '#972a1e',
      '#752016',
    ],
    [
      'M12 4h8v3h-8Zm-3 5h14c4 5 4 9 0 14H9c-4-5-4-9 0-14Zm3 3c-2 3-2 5 0 8h2V12Zm6 0v8h2c2-3 2-5 0-8Zm-6 13h8v3h-8Z',
    ],
  ),
  duna: brand(
    'duna',
    'Duna Futár',
    [
      '#f3f0ff',
      '#e3ddfa',
      '#c5b8f2',
      '#a591ea',
      '#8b70e3',
      '#7a5be0',
      '#6a4ad0',
      '#5639b3',
      '#452d92',
      '#352271',
    ],
    [
      'M3 12c4-5 8-5 13 0s9 5 13 0v6c-4 5-8 5-13 0s-9-5-13 0Zm0 10c4-4 8-4 13 0s9 4 13 0v4c-4 4-8 4-13 0s-9-4-13 0Z',
    ],
    false,
  ),
  meltemi: brand(
    'meltemi',
    'Meltemi',
    [
      '#eaf8f8',
      '#d4eeee',
      '#a7dede',
      '#76cccd',
      '#50bebf',
      '#39b5b7',
      '#1f989a',
      '#0e7678',
      '#095f60',
      '#044949',
    ],
    ['M3 9.5H18.5a2 2 0 1 0-2-2h-4a6 6 0 1 1 6 6H3Z', 'M3 18H22a6 6 0 1 1-6 6h4a2 2 0 1 0 2-2H3Z'],
  ),
}
