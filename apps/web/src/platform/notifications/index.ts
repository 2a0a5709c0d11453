export {
  createNotices,
  LONG_DURATION_MS,
  LONGEST_DURATION_MS,
  type Notice,
  type NoticeKind,
  noticeLog,
  type NoticeOptions,
  type Notices,
} from './notices.ts'
export { NoticeIcon } from './NoticeIcon.tsx'
export { NoticeStack } from './NoticeStack.tsx'
export { NoticesContext, useNotices, useNoticeState, useNotify } from './notices-context.ts'
