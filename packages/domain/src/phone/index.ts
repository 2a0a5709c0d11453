export { examplePhone } from './example-phone.ts'
export { isOfCountry, isPossiblePhone, isValidPhone, showPhone, toE164 } from './phone.ts'
export { keepPhoneCharacters } from './phone-characters.ts'
