import { useEffect, useMemo } from 'react'
import { createWaiter, now } from '../../platform/clock/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { type BoardStore, createBoard } from './state/create-board.ts'

/** The board of the country that is shown; read while the screen is open, and at once when its tab comes to the front. */
export function useBoard(): BoardStore {
  const deps = useDeps()
  const country = useStore(deps.country)
  const board = useMemo(
    () => createBoardOf(deps),
    // A board belongs to one country.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [deps, country],
  )
  useEffect(() => board.follow(), [board])
  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && board.refresh()
    document.addEventListener('visibilitychange', refresh)
    addEventListener('online', refresh)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      removeEventListener('online', refresh)
    }
  }, [board])
  return board
}

const createBoardOf = ({ client, session }: ReturnType<typeof useDeps>): BoardStore =>
  createBoard({
    client,
    waiter: createWaiter(),
    now,
    isVisible: () => document.visibilityState === 'visible',
    onLoggedOut: session.end,
  })
