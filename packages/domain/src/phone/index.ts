export { isPossiblePhone, keepPhoneCharacters, plainDigits, toE164 } from './phone.ts'
