export { examplePhone } from './example-phone.ts'
export { isPossiblePhone, isValidPhone, keepPhoneCharacters, toE164 } from './phone.ts'
