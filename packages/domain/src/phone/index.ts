export { isPossiblePhone, isValidPhone, keepPhoneCharacters, plainDigits, toE164 } from './phone.ts'
