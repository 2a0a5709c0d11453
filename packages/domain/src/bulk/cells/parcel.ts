import { fold } from '../../paste/index.ts'
import { needsParcel, type Parcel, parcelBands, parcelViolation } from '../../request/index.ts'
import type { BulkColumn } from '../columns.ts'
import type { RowReader } from './reader.ts'

/** Weight and size; null where both are missing. A single missing one gets the usual value. */
export function readParcel(reader: RowReader): Parcel | null {
  const { rules } = reader
  const grams = measure(reader, 'weight', weights)
  const sideCm = measure(reader, 'side', lengths)
  if (grams === undefined || sideCm === undefined) return null
  if (grams === null && sideCm === null) {
    if (needsParcel(rules)) reader.violation('weight', 'parcel-missing')
    return null
  }
  const bands = parcelBands(rules)
  const band = bands.find((one) => one.grams >= (grams ?? 0) && one.sideCm >= (sideCm ?? 0)) ?? bands.at(-1)
  const parcel = { grams: grams ?? band?.grams ?? 0, sideCm: sideCm ?? band?.sideCm ?? 0 }
  const violation = parcelViolation(parcel, rules)
  if (violation) reader.violation(violation === 'parcel-too-large' ? 'side' : 'weight', violation)
  return parcel
}

interface Units {
  /** By what people write behind the figure; the empty one is for none. */
  readonly [unit: string]: number
}

const weights: Units = {
  '': 1000,
  kg: 1000,
  kgs: 1000,
  kilo: 1000,
  kilos: 1000,
  kilogram: 1000,
  kilograms: 1000,
  g: 1,
  gr: 1,
  gm: 1,
  gms: 1,
  gram: 1,
  grams: 1,
  dkg: 10,
  dag: 10,
  кг: 1000,
  г: 1,
  公斤: 1000,
  千克: 1000,
  克: 1,
  كجم: 1000,
  كغ: 1000,
  كغم: 1000,
  غ: 1,
  جم: 1,
  كيلو: 1000,
  กก: 1000,
  กิโล: 1000,
  กรัม: 1,
  কেজি: 1000,
  গ্রাম: 1,
  កគ: 1000,
  គក: 1000,
  ກລ: 1000,
  ກຼ: 1,
  ກິໂລ: 1000,
}
const lengths: Units = {
  '': 1,
  cm: 1,
  cms: 1,
  mm: 0.1,
  m: 100,
  см: 1,
  м: 100,
  公分: 1,
  厘米: 1,
  公尺: 100,
  米: 100,
  センチ: 1,
  سم: 1,
  م: 100,
  ซม: 1,
  เซนติเมตร: 1,
  সেমি: 1,
  សម: 1,
  ຊມ: 1,
}

/** Null for nothing, undefined for what is no measure. Of "30 x 20 x 10 cm" the longest. */
function measure(reader: RowReader, column: BulkColumn, units: Units): number | null | undefined {
  const written = fold(reader.line(column))
    .replace(/[≤<~≈]/gu, '')
    .trim()
  if (written === '') return null
  const unit = written.replace(/[\d\s.,x*]/gu, '')
  const factor = units[unit]
  const figures = written
    .replace(unit, '')
    .split(/[x*]/u)
    .map((part) => Number(part.replace(/\s/gu, '').replace(',', '.')))
  const isFine = factor !== undefined && figures.length <= 3 && figures.every((one) => one > 0 && one < 1e6)
  if (!isFine) {
    reader.violation(column, 'measure-unclear')
    return undefined
  }
  return Math.max(1, Math.ceil(Math.max(...figures) * factor - 1e-9))
}
