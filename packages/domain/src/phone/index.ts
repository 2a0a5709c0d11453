export { examplePhone } from './example-phone.ts'
export { isOfCountry, isPossiblePhone, isValidPhone, keepPhoneCharacters, toE164 } from './phone.ts'
