export { createSound, type Sound } from './sound.ts'
