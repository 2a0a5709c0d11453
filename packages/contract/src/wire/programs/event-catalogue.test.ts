import { eventTypes } from '@beckon/domain/event'
import { expect, it } from 'vitest'
import { eventCatalogue } from './event-catalogue.ts'
import { eventData } from './event-data.ts'

it.each(eventTypes)('the example of %s has exactly the fields of its schema', (type) => {
  const { example, meaning } = eventCatalogue[type]
  expect(eventData[type].strict().parse(example)).toEqual(example)
  expect(meaning).toMatch(/^[A-Z].+\.$/su)
})

it('no event has personal data unless it is full', () => {
  const fields = eventTypes.flatMap((type) => Object.keys(eventData[type].shape))
  expect(fields.filter((field) => /name|phone|address|note|url/u.test(field))).toEqual([])
})
