export { isPossiblePhone, keepPhoneCharacters, toE164 } from './phone.ts'
