import { expect, it } from 'vitest'
import { completePlusCode, decodePlusCode, plusCodeKind } from './index.ts'

/** The cases that are published with the algorithm: https://github.com/google/open-location-code/tree/main/test_data */

it.each([
  ['8FWC2345+G6', 'full'],
  ['8FWC2345+G6G', 'full'],
  ['8fwc2345+', 'full'],
  ['8FWCX400+', 'full'],
  ['WC2345+G6g', 'short'],
  ['2345+G6', 'short'],
  ['45+G6', 'short'],
  ['+G6', 'short'],
  ['G+', undefined],
  ['+', undefined],
  ['8FWC2345+G', undefined],
  ['8FWC2_45+G6', undefined],
  ['8FWC2η45+G6', undefined],
  ['8FWC2345+G6+', undefined],
  ['8FWC2345G6+', undefined],
  ['8FWC2300+G6', undefined],
  ['WC2300+G6g', undefined],
  ['WC2345+G', undefined],
  ['WC2300+', undefined],
  ['849VGJQF+VX7QR3J', 'full'],
  ['849VGJQF+VX7QR3U', undefined],
  ['849VGJQF+VX7QR3JW', 'full'],
  ['849VGJQF+VX7QR3JU', undefined],
  // Beyond the poles, and beyond the date line.
  ['F2222222+22', undefined],
  ['2W222222+22', undefined],
])('%s is %s', (code, kind) => {
  expect(plusCodeKind(code)).toBe(kind)
})

it.each<[string, number, number, number, number, number]>([
  ['7FG49Q00+', 6, 20.35, 2.75, 20.4, 2.8],
  ['7FG49QCJ+2V', 10, 20.37, 2.782125, 20.370125, 2.78225],
  ['7FG49QCJ+2VX', 11, 20.3701, 2.78221875, 20.370125, 2.78225],
  ['7FG49QCJ+2VXGJ', 13, 20.370113, 2.782234375, 20.370114, 2.78223632813],
  ['8FVC2222+22', 10, 47.0, 8.0, 47.000125, 8.000125],
  ['4VCPPQGP+Q9', 10, -41.273125, 174.785875, -41.273, 174.786],
  ['62G20000+', 4, 0.0, -180.0, 1, -179],
  ['22220000+', 4, -90, -180, -89, -179],
  ['7FG40000+', 4, 20.0, 2.0, 21.0, 3.0],
  ['22222222+22', 10, -90.0, -180.0, -89.999875, -179.999875],
  ['6VGX0000+', 4, 0, 179, 1, 180],
  ['6FH32222+222', 11, 1, 1, 1.000025, 1.00003125],
  ['CFX30000+', 4, 89, 1, 90, 2],
  ['62H30000+', 4, 1, -179, 2, -178],
  ['CFX3X2X2+X2', 10, 89.999875, 1, 90, 1.000125],
  ['84000000+', 2, 30, -140, 50, -120],
  ['6FH56C22+22', 10, 1.2, 3.4, 1.200125, 3.400125],
  ['849VGJQF+VX7QR3J', 15, 37.53966912, -122.3750698242, 37.53966916, -122.3750697021],
  ['849VGJQF+VX7QR3J7QR3J', 15, 37.53966912, -122.3750698242, 37.53966916, -122.3750697021],
])('%s has %i digits and lies between %d, %d and %d, %d', (code, digits, south, west, north, east) => {
  const area = decodePlusCode(code)
  expect(area?.digits).toBe(digits)
  expect(area?.centre.latitude).toBeCloseTo((south + north) / 2, 9)
  expect(area?.centre.longitude).toBeCloseTo((west + east) / 2, 9)
  expect(area?.height).toBeCloseTo(north - south, 9)
  expect(area?.width).toBeCloseTo(east - west, 9)
})

it.each<[string, number, number, string]>([
  ['9C3W9QCJ+2VX', 51.3701125, -1.217765625, '+2VX'],
  ['9C3W9QCJ+2VX', 51.3708675, -1.217765625, 'CJ+2VX'],
  ['9C3W9QCJ+2VX', 51.3693575, -1.217765625, 'CJ+2VX'],
  ['9C3W9QCJ+2VX', 51.3701125, -1.218520625, 'CJ+2VX'],
  ['9C3W9QCJ+2VX', 51.3701125, -1.217010625, 'CJ+2VX'],
  ['9C3W9QCJ+2VX', 51.3852125, -1.217765625, '9QCJ+2VX'],
  ['9C3W9QCJ+2VX', 51.3550125, -1.217765625, '9QCJ+2VX'],
  ['9C3W9QCJ+2VX', 51.3701125, -1.232865625, '9QCJ+2VX'],
  ['9C3W9QCJ+2VX', 51.3701125, -1.202665625, '9QCJ+2VX'],
  ['8FJFW222+', 42.899, 9.012, '22+'],
  ['796RXG22+', 14.95125, -23.5001, '22+'],
  ['8FRCXGRF+PM', 47.0, 8.55, 'XGRF+PM'],
  ['CFX22222+22', 89.6, 0.0, '2222+22'],
  ['2CXXXXXX+XX', -81.0, 0.0, 'XXXXXX+XX'],
])('%s is what is meant near %d, %d by %s', (full, latitude, longitude, short) => {
  expect(completePlusCode(short, { latitude, longitude })).toBe(full)
})

it('leaves a full code as it is, and makes nothing of anything else', () => {
  const near = { latitude: 0, longitude: 0 }
  expect(completePlusCode('8fvc2222+22', near)).toBe('8FVC2222+22')
  expect(completePlusCode('Orchard Road', near)).toBeUndefined()
  expect(decodePlusCode('2222+22')).toBeUndefined()
})
