import { describe, expect, it } from 'vitest'
import { createFairQueue } from './password-queue.ts'

function queueOf(places: number) {
  const queue = createFairQueue(places)
  const started: string[] = []
  const gone: string[] = []
  return {
    started,
    gone,
    add: (network: string, name: string) =>
      queue.add(network, { start: () => started.push(name), giveUp: () => gone.push(name) }),
    startAll() {
      for (let next = queue.take(); next; next = queue.take()) next.start()
    },
  }
}

describe('createFairQueue', () => {
  it('serves networks in turn, and each network in its order', () => {
    const queue = queueOf(10)
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(name.charAt(0), name)
    queue.startAll()
    expect(queue.started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  it('one network may use all places while no other one waits', () => {
    const queue = queueOf(2)
    expect([queue.add('a', 'a1'), queue.add('a', 'a2'), queue.add('a', 'a3')]).toEqual([true, true, false])
    expect(queue.gone).toEqual([])
  })

  it('gives the newest place of the fullest network to a network with fewer', () => {
    const queue = queueOf(3)
    for (const name of ['a1', 'a2', 'a3']) queue.add('a', name)
    expect(queue.add('b', 'b1')).toBe(true)
    expect(queue.gone).toEqual(['a3'])
    expect(queue.add('b', 'b2')).toBe(false)
    queue.startAll()
    expect(queue.started).toEqual(['a1', 'b1', 'a2'])
  })

  it('refuses a newcomer where every network has one place', () => {
    const queue = queueOf(2)
    expect([queue.add('a', 'a1'), queue.add('b', 'b1'), queue.add('c', 'c1')]).toEqual([true, true, false])
  })
})
