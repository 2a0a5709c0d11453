import { describe, expect, it } from 'vitest'
import { chooseRider } from './index.ts'

describe('choosing a rider', () => {
  const near = { riderId: 'near', metres: 500, seconds: 60 }
  const far = { riderId: 'far', metres: 400, seconds: 300 }

  it('asks the nearest by road first', () => {
    expect(chooseRider([far, near], [])).toBe(near)
  })

  it('asks riders who were not compared by road after those who were, nearest by air first', () => {
    const beyond = { riderId: 'beyond', metres: 3000, seconds: null }
    const further = { riderId: 'away', metres: 4000, seconds: null }
    expect(chooseRider([further, beyond, far], [])).toBe(far)
    expect(chooseRider([further, beyond], [])).toBe(beyond)
  })

  it('asks everybody else before it asks a rider again', () => {
    expect(chooseRider([near, far], [{ riderId: 'near', state: 'declined' }])).toBe(far)
    const both = [
      { riderId: 'near', state: 'declined' },
      { riderId: 'far', state: 'expired' },
    ] as const
    expect(chooseRider([near, far], both)).toBe(near)
  })

  it('finds no rider where there are no candidates', () => {
    expect(chooseRider([], [])).toBeUndefined()
  })
})
