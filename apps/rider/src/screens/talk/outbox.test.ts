import { expect, it } from 'vitest'
import { emptyTalk, newestUnseen, type Talk, type TalkEvent, talkAfter } from './outbox.ts'

const message = (position: number, changes: object = {}) => ({
  position,
  sender: 'vendor' as const,
  text: 'Hello',
  created_at: 1000,
  seen_at: null,
  ...changes,
})
const conversation = (...messages: readonly ReturnType<typeof message>[]) => ({
  messages: [...messages],
  open: true,
  can_call: true,
})
const after = (...events: readonly TalkEvent[]): Talk => events.reduce(talkAfter, emptyTalk)

it('a message that could not be sent is sent again under its key', () => {
  const failed = after({ type: 'send', text: 'Hi', key: 'a' }, { type: 'failed' })
  expect(failed.sending).toEqual({ text: 'Hi', key: 'a', isFailed: true })
  expect(talkAfter(failed, { type: 'send', text: 'Hi', key: 'b' }).sending?.key).toBe('a')
  expect(talkAfter(failed, { type: 'send', text: 'Hi!', key: 'b' }).sending?.key).toBe('b')
})

it('a sent message is in its place once, also when the next answer has it too', () => {
  const loaded = after({ type: 'loaded', conversation: conversation(message(0)) })
  const sent = talkAfter(loaded, { type: 'sent', message: message(1, { sender: 'rider' }) })
  const again = talkAfter(sent, { type: 'sent', message: message(1, { sender: 'rider' }) })
  expect(again.conversation?.messages.map(({ position }) => position)).toEqual([0, 1])
  expect(again.sending).toBeUndefined()
})

it('messages stay in sight while later ones cannot be loaded', () => {
  const talk = after({ type: 'loaded', conversation: conversation(message(0)) }, { type: 'not-loaded' })
  expect(talk.conversation?.messages).toHaveLength(1)
  expect(talk.isNotLoaded).toBe(true)
})

it('the newest message of the shop without a time of sight is the one to report as seen', () => {
  expect(newestUnseen(conversation(message(0), message(1), message(2, { sender: 'rider' })))).toBe(1)
  expect(newestUnseen(conversation(message(0, { seen_at: 5 })))).toBeUndefined()
  expect(newestUnseen(undefined)).toBeUndefined()
})
