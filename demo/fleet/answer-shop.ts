import { type AnswerOf, type fleetCalls, messageCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { type Scenario, scenarioOf } from '@beckon/domain/rehearsal'

type Assignment = AnswerOf<typeof fleetCalls.riderWork>['result']['assignments'][number]

/** The simulated rider's reply to the shop's first message. */
const answers: Partial<Readonly<Record<Scenario, string>>> = {
  late: 'Thank you for your message. I had to stop on the way, I am coming as fast as I can.',
  unreachable: 'Thank you. Nobody has picked up the phone so far, I will try again at the door.',
  'wrong-address': 'Thank you. I am not sure about the address, I will look when I am there.',
}
const usual = 'Thank you, I have read it and will see to it.'

/** Reads what the shop wrote, and answers it politely once for each parcel, also after a restart. */
export async function answerShop(client: Client, { task, unread }: Assignment): Promise<void> {
  if (unread === 0) return
  const params = { id: task.order_id }
  const read = await client.call(messageCalls.riderMessages, { params })
  if (!read.ok) return
  const { messages } = read.answer.result
  const last = messages.at(-1)
  if (!last) return
  await client.call(messageCalls.riderSeesMessages, { params, body: { up_to: last.position } })
  if (messages.some(({ sender }) => sender === 'rider')) return
  const text = answers[scenarioOf(task.deliver.name)] ?? usual
  const idempotencyKey = `answer-${task.order_id}`
  await client.call(messageCalls.riderSendsMessage, { params, body: { text } }, { idempotencyKey })
}
