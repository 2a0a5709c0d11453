import type { DeskEvent } from '@beckon/contract'
import { partTexts } from '@beckon/texts'
import { catalogues } from '@beckon/texts/catalogues'
import { describe, expect, it } from 'vitest'
import { groupsOf, kindOf } from './event-groups.ts'
import { eventWords } from './event-words.ts'

const status = (
  at: number,
  name: 'NEW' | 'CANCELLED',
  actor: 'vendor' | 'operator' = 'vendor',
): DeskEvent => ({
  kind: 'status',
  at,
  status: name,
  actor,
  operator: actor === 'operator' ? 'Ana' : null,
  reason: null,
  changes: [],
})
const act = (at: number, receivedAfter = 0): DeskEvent => ({
  kind: 'act',
  at,
  act: 'collect',
  rider: 'Siti',
  occurred_at: at,
  received_at: at + receivedAfter,
  outcome: 'applied',
  code: null,
})

describe('the events of an order', () => {
  it('are grouped by the status in which they happened, the newest first', () => {
    const groups = groupsOf([act(1), status(2, 'NEW'), act(3), act(4), status(5, 'CANCELLED')])
    expect(groups.map(({ events }) => events.map(({ at }) => at))).toEqual([[5], [4, 3, 2], [1]])
  })

  it('of 300 acts after one status are one group, whose beginning is shown', () => {
    const many = Array.from({ length: 300 }, (_, place) => act(place + 2))
    expect(groupsOf([status(1, 'NEW'), ...many])).toHaveLength(1)
  })

  it('are filtered by whom they are of', () => {
    expect([kindOf(status(1, 'NEW')), kindOf(status(1, 'NEW', 'operator')), kindOf(act(1))]).toEqual([
      'order',
      'operator',
      'rider',
    ])
  })
})

describe('the words of an event', () => {
  const texts = partTexts<'console'>(
    { locale: 'en', catalogue: catalogues.en, choose: () => undefined },
    { country: 'MY', timezone: 'Asia/Kuala_Lumpur', currency: 'MYR' },
  )
  const words = (event: DeskEvent) => eventWords(event, 'MYR', texts)

  it('name the operator who moved an order, and else the kind of actor', () => {
    expect([words(status(1, 'CANCELLED', 'operator')).by, words(status(1, 'NEW')).by]).toEqual([
      'Ana',
      'Shop',
    ])
  })

  it('have the second time of an act only where the phone reported it later', () => {
    expect(words(act(60)).details).toEqual([])
    expect(words(act(60, 600)).details).toEqual([expect.stringContaining('reported at')])
  })

  it('of an act that was not applied have its code', () => {
    const kept: DeskEvent = {
      ...(act(1) as Extract<DeskEvent, { kind: 'act' }>),
      outcome: 'kept',
      code: 'handover.pin-wrong',
    }
    expect(words(kept).details).toEqual(['not applied: handover.pin-wrong'])
  })
})
