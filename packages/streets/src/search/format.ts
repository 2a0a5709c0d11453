export interface AddressParts {
  /** A shop or sight at the address. */
  readonly name?: string
  readonly street: string
  readonly number: string
  /** District inside the city; left out where it equals the city. */
  readonly locality?: string
  readonly postcode: string
  readonly city: string
}

interface Shape {
  /** Position of the house number relative to the street. */
  readonly number: 'first' | 'first-comma' | 'last' | 'last-comma'
  /** Word that marks a house number in countries that also number their streets. */
  readonly house?: { readonly arabic: string; readonly latin: string }
  readonly postcode: 'before-city' | 'after-city' | 'none'
  /** Hungary names the city before the street. */
  readonly cityFirst?: true
  /** Suffix of a house number (Hungary: a full stop). */
  readonly numberEnd?: string
  /** In Han script the address runs from the city down to the house, without spaces. */
  readonly han?: { readonly postcodeMark: string; readonly houseEnd: string }
}

const european: Shape = { number: 'last', postcode: 'before-city' }
const numberFirst: Shape = { number: 'first', postcode: 'after-city' }
const numberComma: Shape = { number: 'first-comma', postcode: 'after-city' }

/** Facts of the post in each country, for addresses in Latin, Arabic, Thai, Khmer, Burmese, Lao and Bengali. */
const SHAPES: Readonly<Record<string, Shape>> = {
  AE: { number: 'first', postcode: 'none' },
  QA: { number: 'first', postcode: 'none' },
  HK: { number: 'first', postcode: 'none', han: { postcodeMark: '', houseEnd: '號' } },
  JP: { ...numberFirst, han: { postcodeMark: '〒', houseEnd: '' } },
  TW: { ...numberFirst, han: { postcodeMark: '', houseEnd: '號' } },
  // The block takes the position of the postcode, or is part of the street's name.
  BH: { ...numberComma, house: { arabic: 'مبنى', latin: 'Building' } },
  KW: { number: 'last-comma', postcode: 'after-city', house: { arabic: 'منزل', latin: 'House' } },
  PH: { number: 'first', postcode: 'before-city' },
  MY: { number: 'first-comma', postcode: 'before-city' },
  LA: { number: 'first', postcode: 'before-city' },
  KH: numberComma,
  MM: numberComma,
  BD: numberComma,
  HU: { number: 'last', postcode: 'before-city', cityFirst: true, numberEnd: '.' },
  CY: european,
  CZ: european,
  DE: european,
  DK: european,
  FI: european,
  GR: european,
  NO: european,
  PL: european,
  RS: european,
  SE: european,
}

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The comma of the script the address is written in. */
export function separatorOf(text: string): string {
  if (/\p{Script=Arabic}/u.test(text)) return '، '
  if (/\p{Script=Myanmar}/u.test(text)) return '၊ '
  return ', '
}

/** One line, in the order and with the commas that the country and the script use. */
export function formatAddress(parts: AddressParts, country: string): string {
  const romanisedWord = parts.street === '' ? `${parts.name ?? ''}${parts.city}` : parts.street
  const shape = SHAPES[country.toUpperCase()] ?? numberFirst
  if (shape.han !== undefined && HAN.test(romanisedWord)) return largestFirst(parts, shape, shape.han)
  const separator = separatorOf(romanisedWord)
  const place = [districtOf(parts), cityLine(parts, shape)]
  const lines = shape.cityFirst
    ? [place[1], place[0], streetLine(parts, shape, separator)]
    : [streetLine(parts, shape, separator), ...place]
  return [parts.name, ...lines].filter((line) => line !== undefined && line !== '').join(separator)
}

function districtOf(parts: AddressParts): string {
  const { locality = '', city, name, street } = parts
  return locality === city || locality === name || locality === street ? '' : locality
}

function streetLine({ street, number }: AddressParts, shape: Shape, separator: string): string {
  if (street === '' || number === '') return street || number
  const script = /\p{Script=Arabic}/u.test(street) ? 'arabic' : 'latin'
  const house = shape.house ? `${shape.house[script]} ${number}` : number
  if (shape.number === 'last') return `${street} ${house}${shape.numberEnd ?? ''}`
  if (shape.number === 'last-comma') return `${street}${separator}${house}`
  return shape.number === 'first' ? `${house} ${street}` : `${house}${separator}${street}`
}

function cityLine({ postcode, city, name }: AddressParts, shape: Shape): string {
  const town = city === name ? '' : city
  const code = shape.postcode === 'none' ? '' : postcode
  const pair = shape.postcode === 'before-city' ? [code, town] : [town, code]
  return pair.filter((part) => part !== '').join(' ')
}

function largestFirst(parts: AddressParts, shape: Shape, han: NonNullable<Shape['han']>): string {
  const { street, number, postcode, city, name } = parts
  const post = postcode === '' || shape.postcode === 'none' ? '' : `${han.postcodeMark}${postcode} `
  const joint = /\d$/.test(street) ? '-' : ''
  const house = number === '' ? '' : `${joint}${number}${number.endsWith(han.houseEnd) ? '' : han.houseEnd}`
  const town = city === name ? '' : city
  return [`${post}${town}${districtOf(parts)}${street}${house}`, name]
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
}
