export { channelOf } from './channel.ts'
export { isCommonPassword } from './common-password.ts'
export { looksLikeEmail } from './email.ts'
export {
  passwordViolations,
  type PasswordRule,
  passwordRules,
  passwordsMatch,
} from './password.ts'
export { codeFrom } from './recovery.ts'
export { type SignInName, signInNameOf } from './sign-in-name.ts'
export { isGuestTokenValid, needsRefresh } from './token.ts'
