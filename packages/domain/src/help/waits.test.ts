import { expect, it } from 'vitest'
import { medianSeconds, templateIn } from './index.ts'

it.each([
  [[], null],
  [[60], 60],
  [[600, 60, 120], 120],
  [[10, 40, 30, 20], 20],
])('takes of %j the median %j', (durations, median) => {
  expect(medianSeconds(durations)).toBe(median)
})

it('takes the text of a template in the language of the conversation, else in the first language of the country', () => {
  const texts = { en: 'Hello', 'zh-TW': '你好' }
  expect(templateIn(texts, 'zh-TW', ['en'])).toBe('你好')
  expect(templateIn(texts, 'zh', ['en'])).toBe('Hello')
  expect(templateIn(texts, 'th', ['th', 'zh-TW'])).toBe('你好')
  expect(templateIn({ hu: 'Szia' }, 'th', ['en'])).toBe('Szia')
})
