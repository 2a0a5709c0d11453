// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

it.each([
  ['/history/sg-1?x=1', true],
  ['//evil.test/', false],
  ['/\\evil.test/', false],
  ['https://evil.test/', false],
  ['', false],
])('"%s" is a way back: %s', (path, isOurs) => {
  window.sessionStorage.setItem('beckon.return-path', JSON.stringify(path))
  expect(returnPath().read()).toBe(isOurs ? path : undefined)
})
