import type { FastifyReply } from 'fastify'

/** Runs once, when the answer ends. A caller who goes away ends it without finishing it. */
export function onEnded({ raw }: FastifyReply, run: () => void): void {
  let isOpen = true
  const ended = () => {
    if (isOpen) run()
    isOpen = false
  }
  raw.once('finish', ended).once('close', ended)
}
