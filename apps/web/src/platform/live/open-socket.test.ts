import { afterEach, expect, it, vi } from 'vitest'
import { parseMessage } from './open-socket.ts'

afterEach(() => void vi.restoreAllMocks())

it('messages of the service are parsed', () => {
  const warn = vi.spyOn(console, 'warn')
  expect(parseMessage('{"type":"pong"}')).toEqual({ type: 'pong' })
  expect(warn).not.toHaveBeenCalled()
})

it.each(['', 'not json', '{"type":"order_', 'null', '[]', '{"type":"something-newer","data":{}}'])(
  'only notes %j',
  (text) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    expect(parseMessage(text)).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
  },
)
