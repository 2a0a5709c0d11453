export { type MailLink, takeLink } from './mail-link.ts'
export { createSession, isAllowed, type Session, type SessionState } from './session.ts'
export { watchIdle } from './watch-idle.ts'
