// A file of its own, so that only the rules it needs are loaded with it.
export { showPhone } from '@beckon/domain/phone'
