import { type MaskedCall, messageCalls } from '@beckon/contract'
import { useState } from 'react'
import { useDeps } from '../../platform/deps/index.ts'

/** The other side of a call. */
export type Called = 'shop' | 'customer'

export type CallState =
  | { readonly phase: 'idle' | 'asking' | 'failed' }
  | { readonly phase: 'ready'; readonly call: MaskedCall }

/** Gets a number that connects the rider with a shop or a customer; a repeated request gets the same one. */
export function useMaskedCall(orderId: string, called: Called) {
  const { client } = useDeps()
  const [state, setState] = useState<CallState>({ phase: 'idle' })
  async function ask(): Promise<void> {
    setState({ phase: 'asking' })
    const call = called === 'shop' ? messageCalls.riderCallsShop : messageCalls.riderCallsCustomer
    const answered = await client.call(call, { params: { id: orderId } })
    setState(answered.ok ? { phase: 'ready', call: answered.answer.result } : { phase: 'failed' })
  }
  return { state, ask }
}
