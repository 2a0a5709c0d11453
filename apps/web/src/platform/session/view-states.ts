import type { SessionContext } from './session-events.ts'

const session = ({ context }: { readonly context: SessionContext }) => context.session

/** The states of a session in which an operator views the page of a shop. */
export const viewStates = {
  /** An operator views the page of a shop. The view is never prolonged, and other tabs have no effect. */
  viewing: {
    after: {
      guestCheck: [
        { guard: { type: 'isOver', params: session }, target: 'viewEnding' },
        { target: 'viewing', reenter: true },
      ],
    },
    on: {
      REJECTED: 'viewEnding',
      WAKE: {
        guard: { type: 'isOver', params: session },
        target: 'viewEnding',
      },
      LOGOUT: {
        target: 'viewEnding',
        actions: { type: 'endOnServer', params: session },
      },
    },
  },
  viewEnding: {
    always: {
      target: 'viewOver',
      actions: [{ type: 'clearStoredSession', params: session }, 'clearSession', 'notifyViewEnded'],
    },
  },
  /** Nothing begins in the tab of a view but another one, which loads the page again. */
  viewOver: {},
} as const
