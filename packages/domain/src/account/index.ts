export { channelOf } from './channel.ts'
export { isCommonPassword } from './common-password.ts'
export { looksLikeEmail } from './email.ts'
export {
  passwordViolations,
  type PasswordRule,
  passwordRules,
  passwordsMatch,
} from './password.ts'
export { CODE_DIGITS, CODE_MINUTES, CODE_TRIES, codeFrom, INVITATION_DAYS, LINK_HOURS } from './recovery.ts'
export { type SignInName, signInNameOf } from './sign-in-name.ts'
export { isGuestTokenValid, needsRefresh, REFRESH_THRESHOLD_SECONDS } from './token.ts'
