import { expect, it } from 'vitest'
import { idle, type Slide, type SlideEvent, slideAfter } from './slide.ts'

const track = { length: 200, isRightToLeft: false }
const after = (...events: readonly SlideEvent[]): Slide => events.reduce(slideAfter, idle)

it('a handle that is let go near the end confirms', () => {
  const slid = after({ type: 'down', x: 10 }, { type: 'move', x: 150, ...track })
  expect(slid.travelled).toBe(140)
  expect(slideAfter(slid, { type: 'up', x: 185, ...track }).phase).toBe('confirmed')
})

it('a handle that is let go before the end returns', () => {
  expect(after({ type: 'down', x: 10 }, { type: 'up', x: 150, ...track })).toEqual(idle)
})

it('in a text from right to left the handle goes to the left', () => {
  const rtl = { length: 200, isRightToLeft: true }
  expect(after({ type: 'down', x: 210 }, { type: 'up', x: 10, ...rtl }).phase).toBe('confirmed')
  expect(after({ type: 'down', x: 10 }, { type: 'up', x: 210, ...rtl })).toEqual(idle)
})

it('a tap and a slide against the direction confirm nothing', () => {
  expect(after({ type: 'down', x: 10 }, { type: 'up', x: 10, ...track })).toEqual(idle)
  expect(after({ type: 'down', x: 100 }, { type: 'move', x: 20, ...track }).travelled).toBe(0)
})

it('a press that is held confirms, and one that was cancelled does not', () => {
  expect(after({ type: 'down', x: 10 }, { type: 'held' }).phase).toBe('confirmed')
  expect(after({ type: 'down', x: 10 }, { type: 'cancel' }, { type: 'held' })).toEqual(idle)
})

it('the handle does not leave its track', () => {
  expect(after({ type: 'down', x: 0 }, { type: 'move', x: 900, ...track }).travelled).toBe(200)
})
