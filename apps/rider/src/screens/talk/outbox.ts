import type { Conversation } from '@beckon/contract'

/** A conversation on this phone, with the message that is on its way. */
export interface Talk {
  readonly conversation: Conversation | undefined
  /** The key makes a repeated message one message. */
  readonly sending: { readonly text: string; readonly key: string; readonly isFailed: boolean } | undefined
  readonly isNotLoaded: boolean
}

export const emptyTalk: Talk = { conversation: undefined, sending: undefined, isNotLoaded: false }

export type TalkEvent =
  | { readonly type: 'loaded'; readonly conversation: Conversation }
  | { readonly type: 'not-loaded' | 'failed' }
  | { readonly type: 'send'; readonly text: string; readonly key: string }
  | { readonly type: 'sent'; readonly message: Conversation['messages'][number] }

/** Returns the conversation after an event. */
export function talkAfter(talk: Talk, event: TalkEvent): Talk {
  switch (event.type) {
    case 'loaded':
      return { ...talk, conversation: event.conversation, isNotLoaded: false }
    case 'not-loaded':
      return { ...talk, isNotLoaded: true }
    case 'send':
      return { ...talk, sending: { text: event.text, key: keyFor(talk, event), isFailed: false } }
    case 'failed':
      return talk.sending ? { ...talk, sending: { ...talk.sending, isFailed: true } } : talk
    case 'sent':
      return { ...talk, sending: undefined, conversation: withMessage(talk.conversation, event.message) }
  }
}

/** The same text that is sent again may have arrived the first time. */
const keyFor = ({ sending }: Talk, { text, key }: { readonly text: string; readonly key: string }): string =>
  sending?.text === text ? sending.key : key

function withMessage(
  conversation: Conversation | undefined,
  message: Conversation['messages'][number],
): Conversation | undefined {
  if (!conversation) return conversation
  const others = conversation.messages.filter(({ position }) => position !== message.position)
  return { ...conversation, messages: [...others, message].toSorted((a, b) => a.position - b.position) }
}

/** Returns the position of the newest message of the shop that the rider has not seen; undefined where there is none. */
export const newestUnseen = (conversation: Conversation | undefined): number | undefined =>
  conversation?.messages.findLast(({ sender, seen_at: seen }) => sender === 'vendor' && seen === null)
    ?.position
