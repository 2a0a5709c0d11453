export { examplePhone } from './example-phone.ts'
export { isPossiblePhone, isValidPhone, keepPhoneCharacters, plainDigits, toE164 } from './phone.ts'
