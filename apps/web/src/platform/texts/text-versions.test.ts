import { expect, it } from 'vitest'
import { textVersions } from './text-versions.ts'

it('corrected languages are returned', () => {
  const versions = textVersions({ th: 'a', en: 'b' })
  expect(versions.take({ th: 'a', en: 'b' })).toEqual([])
  expect(versions.take({ th: 'c', en: 'b', ms: 'd' })).toEqual(['th', 'ms'])
  expect(['th', 'ms', 'ja'].map(versions.of)).toEqual(['c', 'd', undefined])
})
